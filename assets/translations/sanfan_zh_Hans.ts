<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_Hans" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>数据文件夹</translation>
    </message>
    <message>
        <source>A table for Chinese mahjong as it is played in three places: laosanfan, Quanjiao laosanfan and Wanzai. Alone against bots, or with friends on one network.</source>
        <translation>一张麻将桌，按三个地方的打法：老三番、全椒老三番、万载麻将。可以独自与电脑对局，也可以和朋友在同一网络上同桌。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>自由软件，按 MIT 许可证发布。</translation>
    </message>
</context>
<context>
    <name>Auto</name>
    <message>
        <source>Win for me</source>
        <translation>自动胡</translation>
    </message>
    <message>
        <source>No claims</source>
        <translation>不吃碰杠</translation>
    </message>
    <message>
        <source>Auto-discard</source>
        <translation>摸切</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>理牌</translation>
    </message>
</context>
<context>
    <name>Call</name>
    <message>
        <source>Chow</source>
        <translation>吃</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>杠</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>报听</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>胡</translation>
    </message>
    <message>
        <source>Draw game</source>
        <translation>流局</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>{tile}: {count} unseen</source>
        <translation>{tile}：还有 {count} 张未见</translation>
    </message>
    <message>
        <source>discard {tile}</source>
        <translation>打 {tile}</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>Hint: {what} – {why}</source>
        <translation>提示：{what}。{why}</translation>
    </message>
</context>
<context>
    <name>Host</name>
    <message>
        <source>{number} s</source>
        <translation>{number} 秒</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} 分钟</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>牌桌名称</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Seats that are gone</source>
        <translation>有人掉线时</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>更改规则</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>提出</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>开一桌</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>开桌</translation>
    </message>
    <message>
        <source>None: open to all on the network</source>
        <translation>不设：网内人人可进</translation>
    </message>
    <message>
        <source>A bot plays after {time}</source>
        <translation>{time}后由电脑代打</translation>
    </message>
    <message>
        <source>Whoever comes back has his seat again at once.</source>
        <translation>回来的人立刻拿回自己的座位。</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>choose a tile</source>
        <translation>选牌</translation>
    </message>
    <message>
        <source>discard the chosen tile</source>
        <translation>打出选中的牌</translation>
    </message>
    <message>
        <source>chow, pung, kong, win</source>
        <translation>吃、碰、杠、胡</translation>
    </message>
    <message>
        <source>choose among several, while a prompt is open</source>
        <translation>有多种选择时，按数字挑选</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>过</translation>
    </message>
    <message>
        <source>hints on and off</source>
        <translation>开关提示</translation>
    </message>
    <message>
        <source>pause a game against bots</source>
        <translation>暂停与电脑的对局</translation>
    </message>
    <message>
        <source>go through buttons and fields</source>
        <translation>在按钮与输入框之间移动</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>这张按键表</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>leave the program</source>
        <translation>退出程序</translation>
    </message>
</context>
<context>
    <name>Lan</name>
    <message>
        <source>This invitation has a typing error: compare it letter by letter.</source>
        <translation>邀请码有错字，请逐字核对。</translation>
    </message>
    <message>
        <source>This is neither an invitation nor an address such as 192.168.1.20 or 192.168.1.20:33031.</source>
        <translation>这不是邀请码，也不是 192.168.1.20 或 192.168.1.20:33031 这样的地址。</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>说句话</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>常用语</translation>
    </message>
    <message>
        <source>Rules unknown to this version</source>
        <translation>本版本不认识的规则</translation>
    </message>
    <message>
        <source>A match is being played: you can look on</source>
        <translation>正在打牌，可以旁观</translation>
    </message>
    <message>
        <source>{free} of {seats} seats free</source>
        <translation>{seats} 个座位空 {free} 个</translation>
    </message>
    <message>
        <source>password</source>
        <translation>要密码</translation>
    </message>
    <message>
        <source>Look on</source>
        <translation>旁观</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>No table yet. As soon as somebody on your network opens one, it appears here by itself.</source>
        <translation>还没有牌桌。网内一有人开桌，就会自动出现在这里。</translation>
    </message>
    <message>
        <source>{name}’s table</source>
        <translation>{name}的牌桌</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>邀请</translation>
    </message>
    <message>
        <source>Send this code to your friends, or let them photograph the picture. It holds the address of this table and its key, so that nobody else can pass for the host.</source>
        <translation>把这个邀请码发给朋友，或请他们扫描图码。里面有这张桌的地址和密钥，别人无法冒充桌主。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Invitation as a picture</source>
        <translation>邀请图码</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Address {address}:{port} · key {key}</source>
        <translation>地址 {address}:{port} · 密钥 {key}</translation>
    </message>
    <message>
        <source>bot plays on</source>
        <translation>托管中</translation>
    </message>
    <message>
        <source>reconnecting {seconds} s</source>
        <translation>重连 {seconds} 秒</translation>
    </message>
    <message>
        <source>away</source>
        <translation>暂离</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>This table asks for a password.</source>
        <translation>这张桌要密码。</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>收桌吗？</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>收桌</translation>
    </message>
    <message>
        <source>{names} will be sent home.</source>
        <translation>{names}会被请离。</translation>
    </message>
    <message>
        <source>The match is saved: go on from the start page, and all find their seats.</source>
        <translation>牌局已存档：从首页继续，各人仍坐原位。</translation>
    </message>
    <message>
        <source>A bot plays on for you. You can come back as long as the table is open.</source>
        <translation>电脑会替你打下去。牌桌开着时，你随时可以回来。</translation>
    </message>
    <message>
        <source>Play with friends</source>
        <translation>和朋友打牌</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <translation>网内的牌桌</translation>
    </message>
    <message>
        <source>My friends’ table does not appear</source>
        <translation>看不到朋友的牌桌</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>开一桌</translation>
    </message>
    <message>
        <source>You choose the rules and play along; your friends find the table here.</source>
        <translation>规则由你定，你也上桌；朋友会在这里看到你的桌。</translation>
    </message>
    <message>
        <source>By invitation or address</source>
        <translation>用邀请码或地址加入</translation>
    </message>
    <message>
        <source>Code, or 192.168.1.20</source>
        <translation>邀请码，或 192.168.1.20</translation>
    </message>
    <message>
        <source>Calling {address} …</source>
        <translation>正在连接 {address}…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The table can’t be opened: {reason}</source>
        <translation>开不了桌：{reason}</translation>
    </message>
    <message>
        <source>Open my interrupted table again</source>
        <translation>重开我中断的牌桌</translation>
    </message>
    <message>
        <source>Carry on a match of a host who is gone</source>
        <translation>接续桌主已不在的牌局</translation>
    </message>
    <message>
        <source>{rules} with {names}; deals finished: {deals}</source>
        <translation>{rules}，{names}；已打完 {deals} 局</translation>
    </message>
    <message>
        <source>Connection lost. Calling again …</source>
        <translation>连接中断，正在重连…</translation>
    </message>
</context>
<context>
    <name>LanHelp</name>
    <message>
        <source>First</source>
        <translation>先看这里</translation>
    </message>
    <message>
        <source>All machines must be in the same network: the same Wi-Fi, not one of them in its guest network, and no VPN in between. Where machines can see each other but no table appears, join with the invitation.</source>
        <translation>所有电脑要在同一个网络：同一个 Wi-Fi，不可有一台在访客网络，中间也不要隔着 VPN。电脑互相连得到却看不到牌桌时，请用邀请码加入。</translation>
    </message>
    <message>
        <source>When Windows asks, allow Sanfan (or Python) in private networks. To do so later: Windows Security → Firewall &amp; network protection → Allow an app through firewall. The network must be set to Private.</source>
        <translation>Windows 询问时，请允许 Sanfan（或 Python）使用专用网络。事后设置：Windows 安全中心 → 防火墙和网络保护 → 允许应用通过防火墙。网络类型要设为“专用”。</translation>
    </message>
    <message>
        <source>System Settings → Network → Firewall → Options: allow incoming connections for Sanfan (or Python). Under Privacy &amp; Security → Local Network switch it on as well.</source>
        <translation>系统设置 → 网络 → 防火墙 → 选项：允许 Sanfan（或 Python）的传入连接。再到“隐私与安全性 → 本地网络”把它打开。</translation>
    </message>
    <message>
        <source>Only where a firewall is on, on the host&apos;s machine:</source>
        <translation>只在开了防火墙时需要，在桌主的电脑上：</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>The host&apos;s machine listens at TCP {tcp} for guests and at UDP {udp} for those who look for tables. Nothing has to be opened on the guests&apos; machines, and nothing in the router.</source>
        <translation>桌主的电脑以 TCP {tcp} 接待客人，以 UDP {udp} 回应找桌的人。客人的电脑和路由器都不必开放任何端口。</translation>
    </message>
    <message>
        <source>Before each deal the host&apos;s program commits itself to a secret number, and every player&apos;s program adds a number of its own. The wall and the dice follow from all of them together: nobody, the host included, could choose the wall.</source>
        <translation>每局之前，桌主的程序先对一个密数作出承诺，各家的程序再各加一个数。牌墙和骰子由所有的数共同决定：谁都无法选定牌墙，桌主也不行。</translation>
    </message>
    <message>
        <source>After the deal everybody gets the whole log. Each program works out wall and dice again, decides every move again by the rules, and compares every tile it was shown and every payment.</source>
        <translation>打完一局，各家都收到全部记录。每个程序重新推出牌墙和骰子，按规则重判每一步，并核对看过的每张牌和每笔收付。</translation>
    </message>
    <message>
        <source>The host&apos;s program knows all hands while the deal is played. An altered program could show them to the host. The check can&apos;t see that: play with a host whom you trust.</source>
        <translation>打牌时，桌主的程序知道四家的手牌。改过的程序可以让桌主偷看，这是核对查不出来的：请和信得过的桌主打牌。</translation>
    </message>
    <message>
        <source>Nor can it see whether two players talk to each other about their hands.</source>
        <translation>两家私下互通手牌，也是查不出来的。</translation>
    </message>
    <message>
        <source>What is checked</source>
        <translation>核对了什么</translation>
    </message>
    <message>
        <source>What this does not prove</source>
        <translation>这不能证明什么</translation>
    </message>
</context>
<context>
    <name>LanTable</name>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>A finished deal is not what it should be</source>
        <translation>刚打完的一局有问题</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>All clocks stand still</source>
        <translation>时间都停住了</translation>
    </message>
    <message>
        <source>Waiting till everybody is back: {names}</source>
        <translation>等人回齐：{names}</translation>
    </message>
    <message>
        <source>✓ Checked by all {number} seats</source>
        <translation>✓ {number} 家都已核对</translation>
    </message>
    <message>
        <source>✓ Checked by your program</source>
        <translation>✓ 你的程序已核对</translation>
    </message>
    <message>
        <source>Checked by {number} of {all} seats …</source>
        <translation>{all} 家中 {number} 家已核对…</translation>
    </message>
    <message>
        <source>What does this prove?</source>
        <translation>这证明什么？</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation>连接中断</translation>
    </message>
    <message>
        <source>Calling again … {seconds} s</source>
        <translation>正在重连… {seconds} 秒</translation>
    </message>
    <message>
        <source>A bot plays for you in {seconds} s.</source>
        <translation>{seconds} 秒后由电脑代打。</translation>
    </message>
    <message>
        <source>A bot may be playing for you.</source>
        <translation>电脑可能正在替你打。</translation>
    </message>
    <message>
        <source>End the match?</source>
        <translation>结束牌局？</translation>
    </message>
    <message>
        <source>A pause?</source>
        <translation>暂停一下？</translation>
    </message>
    <message>
        <source>Wished by {names}. It counts when everybody here agrees.</source>
        <translation>{names}提议；在场的人都同意才算。</translation>
    </message>
    <message>
        <source>Ready to go on: {names}</source>
        <translation>愿意继续：{names}</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Go on without them</source>
        <translation>不等了，继续</translation>
    </message>
    <message>
        <source>What is checked?</source>
        <translation>核对了什么？</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>回到列表</translation>
    </message>
    <message>
        <source>Carry on from the last finished deal</source>
        <translation>从打完的最后一局接续</translation>
    </message>
    <message>
        <source>Fair shuffle</source>
        <translation>洗牌公平</translation>
    </message>
    <message>
        <source>Ask for a pause</source>
        <translation>提议暂停</translation>
    </message>
    <message>
        <source>Propose to end the match</source>
        <translation>提议结束牌局</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Take a seat, or look on.</source>
        <translation>请入座，或旁观。</translation>
    </message>
    <message>
        <source>Look at the rules and accept them.</source>
        <translation>看过规则后请同意。</translation>
    </message>
    <message>
        <source>Say when you are ready.</source>
        <translation>准备好了请按一下。</translation>
    </message>
    <message>
        <source>Seats still free: {number}</source>
        <translation>还空 {number} 个座位</translation>
    </message>
    <message>
        <source>Waiting for {names}</source>
        <translation>等{names}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>座位 {number} 由谁打</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>空位</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>host</source>
        <translation>桌主</translation>
    </message>
    <message>
        <source>wants to swap with you</source>
        <translation>想和你换座</translation>
    </message>
    <message>
        <source>✓ ready</source>
        <translation>✓ 准备好了</translation>
    </message>
    <message>
        <source>rules accepted</source>
        <translation>同意规则</translation>
    </message>
    <message>
        <source>looks at the rules</source>
        <translation>正在看规则</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>坐这里</translation>
    </message>
    <message>
        <source>Sit here instead</source>
        <translation>换我坐这里</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>换座</translation>
    </message>
    <message>
        <source>Agree to swap</source>
        <translation>同意换座</translation>
    </message>
    <message>
        <source>Asked to swap</source>
        <translation>已提出换座</translation>
    </message>
    <message>
        <source>Without a seat:</source>
        <translation>未入座：</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name}（你）</translation>
    </message>
    <message>
        <source>Mute in the chat</source>
        <translation>不看他的话</translation>
    </message>
    <message>
        <source>Hear again in the chat</source>
        <translation>再看他的话</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>请离</translation>
    </message>
    <message>
        <source>More about {name}</source>
        <translation>{name}的更多选项</translation>
    </message>
    <message>
        <source>✓ Everybody has accepted these rules</source>
        <translation>✓ 人人同意这些规则</translation>
    </message>
    <message>
        <source>Not yet accepted by {names}</source>
        <translation>{names}还没有同意</translation>
    </message>
    <message>
        <source>Copy the rule code</source>
        <translation>复制规则码</translation>
    </message>
    <message>
        <source>Read the law</source>
        <translation>看全部规则</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Accept the rules</source>
        <translation>同意规则</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>Carries on a match after its deal {number}: {scores}</source>
        <translation>接续一场牌局，已打完 {number} 局：{scores}</translation>
    </message>
    <message>
        <source>Back again</source>
        <translation>我回来了</translation>
    </message>
    <message>
        <source>Away for a moment</source>
        <translation>暂离一下</translation>
    </message>
    <message>
        <source>Not ready after all</source>
        <translation>还没准备好</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>准备好了</translation>
    </message>
    <message>
        <source>Let others in</source>
        <translation>开放加入</translation>
    </message>
    <message>
        <source>{name} (not open to all)</source>
        <translation>{name}（不公开）</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>锁桌</translation>
    </message>
    <message>
        <source>Invite…</source>
        <translation>邀请…</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>离座</translation>
    </message>
</context>
<context>
    <name>NewTable</name>
    <message>
        <source>Rule code</source>
        <translation>规则码</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>{option}: {value} (standard: {standard})</source>
        <translation>{option}：{value}（标准：{standard}）</translation>
    </message>
    <message>
        <source>Differs from the standard in one place</source>
        <translation>与标准有 1 处不同</translation>
    </message>
    <message>
        <source>Differs from the standard in {number} places</source>
        <translation>与标准有 {number} 处不同</translation>
    </message>
    <message>
        <source>All back to the standard</source>
        <translation>全部恢复标准</translation>
    </message>
    <message>
        <source>The standard table</source>
        <translation>标准规则</translation>
    </message>
    <message>
        <source>Choose a preset</source>
        <translation>选择自定规则</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>Name of a preset</source>
        <translation>自定规则的名称</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>改名</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>The presets cannot be written: {reason}</source>
        <translation>自定规则无法写入：{reason}</translation>
    </message>
    <message>
        <source>Bot, easy</source>
        <translation>电脑（简单）</translation>
    </message>
    <message>
        <source>Bot, normal</source>
        <translation>电脑（普通）</translation>
    </message>
    <message>
        <source>Bot, hard</source>
        <translation>电脑（困难）</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>我</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>座位 {number}</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>空位</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>不限时</translation>
    </message>
    <message>
        <source>{step} s a turn + {reserve} s</source>
        <translation>每手 {step} 秒 + 备用 {reserve} 秒</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>开新桌</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>The same seed gives the same walls and dice.</source>
        <translation>种子相同，牌墙和骰子也相同。</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>{option}: less</source>
        <translation>{option}：减少</translation>
    </message>
    <message>
        <source>{option}: more</source>
        <translation>{option}：增加</translation>
    </message>
    <message>
        <source>Back to the standard: {value}</source>
        <translation>恢复标准：{value}</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Chow</source>
        <translation>吃</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>杠</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>胡</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>过</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>掷骰</translation>
    </message>
    <message>
        <source>Declare ready</source>
        <translation>报听</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Fire, float {number}</source>
        <translation>打火，飘 {number}</translation>
    </message>
    <message>
        <source>Float {number}</source>
        <translation>飘 {number}</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>先不</translation>
    </message>
    <message>
        <source>Declare ready with a discard</source>
        <translation>打牌报听</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>The match is over</source>
        <translation>全场结束</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>回首页</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再来一场</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>回到大厅</translation>
    </message>
    <message>
        <source>deals won: {count}</source>
        <translation>胡 {count} 局</translation>
    </message>
</context>
<context>
    <name>Ready</name>
    <message>
        <source>Ready for</source>
        <translation>听牌</translation>
    </message>
    <message>
        <source>Ready, but below the minimum</source>
        <translation>已听，但不够起胡</translation>
    </message>
    <message>
        <source>left</source>
        <translation>余</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>点炮</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>自摸</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>worth {value} {unit}</source>
        <translation>值 {value} {unit}</translation>
    </message>
    <message>
        <source>{winner} wins by self-draw</source>
        <translation>{winner}自摸</translation>
    </message>
    <message>
        <source>{winner} wins on a discard of {source}</source>
        <translation>{winner}胡，{source}点炮</translation>
    </message>
    <message>
        <source>{winner} robs a kong of {source}</source>
        <translation>{winner}抢{source}的杠</translation>
    </message>
    <message>
        <source>{payer} pays {amount}</source>
        <translation>{payer}付 {amount}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>本桌规则</translation>
    </message>
    <message>
        <source>Rule code: {code}</source>
        <translation>规则码：{code}</translation>
    </message>
    <message>
        <source>standard: {value}</source>
        <translation>标准：{value}</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>番种</translation>
    </message>
    <message>
        <source>Not counted beside it: {names}</source>
        <translation>不再计：{names}</translation>
    </message>
    <message>
        <source>self-draw: {fan}</source>
        <translation>自摸：{fan}</translation>
    </message>
    <message>
        <source>in one suit: {fan}</source>
        <translation>清一色：{fan}</translation>
    </message>
    <message>
        <source>won on a discard</source>
        <translation>点炮</translation>
    </message>
    <message>
        <source>won by self-draw</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>won by robbing a kong</source>
        <translation>抢杠</translation>
    </message>
    <message>
        <source>{wind}, {round} round, {how}</source>
        <translation>{wind}家，{round}风圈，{how}</translation>
    </message>
    <message>
        <source>Who pays: an example</source>
        <translation>谁付：举例</translation>
    </message>
    <message>
        <source>The first sample hand, “{name}”, at this table; East deals.</source>
        <translation>以第一手例牌“{name}”按本桌规则计算；东家作庄。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Show the standard table</source>
        <translation>看标准规则</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>搜索规则</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>The law</source>
        <translation>规则全文</translation>
    </message>
    <message>
        <source>Found: {number}</source>
        <translation>找到 {number} 处</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>{wind} · dealer</source>
        <translation>{wind} · 庄家</translation>
    </message>
    <message>
        <source>Tiles that you click go to this seat</source>
        <translation>点选的牌归这一家</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>胡</translation>
    </message>
    <message>
        <source>{wind} wins</source>
        <translation>{wind}家胡</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>上火</translation>
    </message>
    <message>
        <source>Float {n}</source>
        <translation>飘 {n}</translation>
    </message>
    <message>
        <source>Float of {wind}</source>
        <translation>{wind}家的飘</translation>
    </message>
    <message>
        <source>Fire of {wind}</source>
        <translation>{wind}家上火</translation>
    </message>
    <message>
        <source>click tiles below</source>
        <translation>点下面的牌</translation>
    </message>
    <message>
        <source>hand not known</source>
        <translation>手牌不详</translation>
    </message>
    <message>
        <source>+ winning tile</source>
        <translation>＋胡牌张</translation>
    </message>
    <message>
        <source>A concealed kong: nobody fed it.</source>
        <translation>暗杠，没有供牌的人。</translation>
    </message>
    <message>
        <source>Fed by {wind}, the fourth tile added later. Click to change.</source>
        <translation>{wind}家供牌，后来补杠。点一下更换。</translation>
    </message>
    <message>
        <source>Fed by {wind}. Click to change.</source>
        <translation>{wind}家供牌。点一下更换。</translation>
    </message>
    <message>
        <source>← {wind} +</source>
        <translation>← {wind} 补</translation>
    </message>
    <message>
        <source>← {wind}</source>
        <translation>← {wind}</translation>
    </message>
    <message>
        <source>concealed</source>
        <translation>暗杠</translation>
    </message>
    <message>
        <source>Score a hand</source>
        <translation>算牌</translation>
    </message>
    <message>
        <source>Table rules…</source>
        <translation>本桌规则…</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>复制为 JSON</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Click the tiles of the winner&apos;s hand.</source>
        <translation>请点选胡家的手牌。</translation>
    </message>
    <message>
        <source>Which tile did the hand win on?</source>
        <translation>胡的是哪一张？</translation>
    </message>
    <message>
        <source>{wind}: {words}</source>
        <translation>{wind}：{words}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>吃</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>杠</translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation>暗杠</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>花牌</translation>
    </message>
    <message>
        <source>Winning tile</source>
        <translation>胡牌张</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>记号</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>点炮</translation>
    </message>
    <message>
        <source>Robbed kong</source>
        <translation>抢杠</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不详</translation>
    </message>
    <message>
        <source>Drawn after a kong</source>
        <translation>杠后补牌</translation>
    </message>
    <message>
        <source>Last tile</source>
        <translation>最后一张</translation>
    </message>
    <message>
        <source>First turn of the dealer</source>
        <translation>庄家第一手</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>胡法</translation>
    </message>
    <message>
        <source>Tile from</source>
        <translation>来自</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>圈风</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>剩牌</translation>
    </message>
    <message>
        <source>Worth {value} {unit}</source>
        <translation>值 {value} {unit}</translation>
    </message>
    <message>
        <source>{wind} is liable and pays for all</source>
        <translation>{wind}家包牌，全部由他付</translation>
    </message>
    <message>
        <source>{number} hu</source>
        <translation>{number} 胡</translation>
    </message>
    <message>
        <source>{payer} → {to}</source>
        <translation>{payer} → {to}</translation>
    </message>
    <message>
        <source>the share of {wind}</source>
        <translation>{wind}家的一份</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>本桌规则</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Jade</source>
        <translation>翠玉</translation>
    </message>
    <message>
        <source>Cinnabar</source>
        <translation>朱砂</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>靛蓝</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>琥珀</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>梅紫</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>石青</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>无动画</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>很快</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>绿绒</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>夜蓝</translation>
    </message>
    <message>
        <source>Light paper</source>
        <translation>浅色宣纸</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>双击</translation>
    </message>
    <message>
        <source>Lift, then click again</source>
        <translation>先提起，再点一下</translation>
    </message>
    <message>
        <source>Drag upwards</source>
        <translation>向上拖动</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Seat colour</source>
        <translation>座位颜色</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Larger tiles in your own hand</source>
        <translation>放大自己的手牌</translation>
    </message>
    <message>
        <source>Hints: unseen tiles, waits, what to discard</source>
        <translation>提示：余牌、听牌、该打哪张</translation>
    </message>
    <message>
        <source>Figures in the tiles&apos; corners</source>
        <translation>牌角标出数字与字母</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Discard by</source>
        <translation>出牌方式</translation>
    </message>
</context>
<context>
    <name>Settlement</name>
    <message>
        <source>Waiting for the others…</source>
        <translation>等待其他人……</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>看看牌桌</translation>
    </message>
    <message>
        <source>Show the settlement</source>
        <translation>显示结算</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>最终名次</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Nobody pays anything.</source>
        <translation>没有人付钱。</translation>
    </message>
    <message>
        <source>{payer} pays {to}</source>
        <translation>{payer} 付给 {to}</translation>
    </message>
    <message>
        <source>{wind} {name}</source>
        <translation>{wind}家 {name}</translation>
    </message>
    <message>
        <source>Draw game: {why}</source>
        <translation>流局：{why}</translation>
    </message>
    <message>
        <source>{winner} wins by self-draw</source>
        <translation>{winner} 自摸</translation>
    </message>
    <message>
        <source>{winner} wins by robbing the kong of {source}</source>
        <translation>{winner} 抢 {source} 的杠</translation>
    </message>
    <message>
        <source>{winner} wins on a discard of {source}</source>
        <translation>{winner} 胡，{source} 点炮</translation>
    </message>
    <message>
        <source>{number} hu</source>
        <translation>{number} 胡</translation>
    </message>
    <message>
        <source>Worth {value} {unit}</source>
        <translation>计 {value} {unit}</translation>
    </message>
    <message>
        <source>{name} is liable and pays for all ({rule}): {why}. The tile was {tile}</source>
        <translation>{name} 包牌，一人付清（{rule}）：{why}。这张是{tile}</translation>
    </message>
    <message>
        <source>the share of {name}</source>
        <translation>{name} 的一份</translation>
    </message>
    <message>
        <source>owed {amount}</source>
        <translation>应付 {amount}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}：{value}</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Play now</source>
        <translation>马上开局</translation>
    </message>
    <message>
        <source>Your last table, three bots</source>
        <translation>上次的牌桌，三家电脑</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>新开一桌</translation>
    </message>
    <message>
        <source>Rules, seats, clocks</source>
        <translation>规则、座位、计时</translation>
    </message>
    <message>
        <source>Play with friends</source>
        <translation>与朋友同桌</translation>
    </message>
    <message>
        <source>Host or join on your network</source>
        <translation>在局域网开桌或加入</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>牌谱</translation>
    </message>
    <message>
        <source>Matches to watch again</source>
        <translation>重看打过的牌局</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>战绩</translation>
    </message>
    <message>
        <source>Who settles with whom</source>
        <translation>谁和谁结账</translation>
    </message>
    <message>
        <source>Score a hand</source>
        <translation>算牌</translation>
    </message>
    <message>
        <source>Lay it out, see what it pays</source>
        <translation>摆出牌来，看值多少</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>The law of each table</source>
        <translation>各地的打法</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Language, motion, looks</source>
        <translation>语言、动画、外观</translation>
    </message>
    <message>
        <source>Chinese mahjong by the laws of three regions</source>
        <translation>三地麻将，各依其法</translation>
    </message>
    <message>
        <source>Good to see you, {name}.</source>
        <translation>{name}，请入座。</translation>
    </message>
    <message>
        <source>Resume: {match}</source>
        <translation>继续：{match}</translation>
    </message>
    <message>
        <source>In deal {number}</source>
        <translation>第 {number} 局</translation>
    </message>
    <message>
        <source>{detail}, with friends</source>
        <translation>{detail}，和朋友</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>{wind} · dealer</source>
        <translation>{wind} · 庄</translation>
    </message>
    <message>
        <source>{wind} round</source>
        <translation>{wind}风圈</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>第 {number} 局</translation>
    </message>
    <message>
        <source>stays {run}</source>
        <translation>连庄 {run}</translation>
    </message>
    <message>
        <source>left to draw</source>
        <translation>余牌</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>玩家 {number}</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>火</translation>
    </message>
    <message>
        <source>float {number}</source>
        <translation>飘 {number}</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>听</translation>
    </message>
    <message>
        <source>East</source>
        <translation>东</translation>
    </message>
    <message>
        <source>South</source>
        <translation>南</translation>
    </message>
    <message>
        <source>West</source>
        <translation>西</translation>
    </message>
    <message>
        <source>North</source>
        <translation>北</translation>
    </message>
    <message>
        <source>Careful, {who}: {why}. Discard it again if you mean to.</source>
        <translation>小心{who}：{why}。确定要打，请再打一次。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Leave the table?</source>
        <translation>离开牌桌？</translation>
    </message>
    <message>
        <source>The match is kept; you can go on from the start page.</source>
        <translation>牌局已保存，可从首页继续。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>梅</translation>
    </message>
    <message>
        <source>Orchid</source>
        <translation>兰</translation>
    </message>
    <message>
        <source>Bamboo</source>
        <translation>竹</translation>
    </message>
    <message>
        <source>Chrysanthemum</source>
        <translation>菊</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>a hidden tile</source>
        <translation>暗牌</translation>
    </message>
    <message>
        <source>%1 of characters</source>
        <translation>%1 万</translation>
    </message>
    <message>
        <source>%1 of dots</source>
        <translation>%1 筒</translation>
    </message>
    <message>
        <source>east wind</source>
        <translation>东风</translation>
    </message>
    <message>
        <source>south wind</source>
        <translation>南风</translation>
    </message>
    <message>
        <source>west wind</source>
        <translation>西风</translation>
    </message>
    <message>
        <source>north wind</source>
        <translation>北风</translation>
    </message>
    <message>
        <source>red dragon</source>
        <translation>红中</translation>
    </message>
    <message>
        <source>green dragon</source>
        <translation>发财</translation>
    </message>
    <message>
        <source>white dragon</source>
        <translation>白板</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>春</translation>
    </message>
    <message>
        <source>summer</source>
        <translation>夏</translation>
    </message>
    <message>
        <source>autumn</source>
        <translation>秋</translation>
    </message>
    <message>
        <source>winter</source>
        <translation>冬</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>梅</translation>
    </message>
    <message>
        <source>orchid</source>
        <translation>兰</translation>
    </message>
    <message>
        <source>chrysanthemum</source>
        <translation>菊</translation>
    </message>
    <message>
        <source>bamboo (flower)</source>
        <translation>竹</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Seat colour</source>
        <translation>座位颜色</translation>
    </message>
    <message>
        <source>Welcome to the table</source>
        <translation>欢迎入座</translation>
    </message>
    <message>
        <source>Three things, all of which you can change later in the settings.</source>
        <translation>只有三件事，以后都能在设置里更改。</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>入座</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Something went wrong. It was noted in the log; you can go on.</source>
        <translation>程序出了错，已写入日志；可以继续玩。</translation>
    </message>
    <message>
        <source>Log folder</source>
        <translation>日志文件夹</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Sanfan</source>
        <translation>三番</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>About Sanfan</source>
        <translation>关于三番</translation>
    </message>
</context>
<context>
    <name>bots</name>
    <message>
        <source>any hand</source>
        <translation>任意牌型</translation>
    </message>
    <message>
        <source>a half flush (混一色)</source>
        <translation>混一色</translation>
    </message>
    <message>
        <source>a full flush (清一色)</source>
        <translation>清一色</translation>
    </message>
    <message>
        <source>all honours (字一色)</source>
        <translation>字一色</translation>
    </message>
    <message>
        <source>a hand of two suits</source>
        <translation>缺一门</translation>
    </message>
    <message>
        <source>a hand of two suits and honours</source>
        <translation>缺一门带字</translation>
    </message>
    <message>
        <source>all simples (斷幺)</source>
        <translation>断幺</translation>
    </message>
    <message>
        <source>all triplets (對對胡)</source>
        <translation>对对胡</translation>
    </message>
    <message>
        <source>triplets of one suit and honours</source>
        <translation>一门带字的对对胡</translation>
    </message>
    <message>
        <source>triplets of one suit</source>
        <translation>清一色对对胡</translation>
    </message>
    <message>
        <source>triplets of 1, 9 and honours (幺幺和)</source>
        <translation>幺幺和</translation>
    </message>
    <message>
        <source>seven pairs (七小對)</source>
        <translation>七小对</translation>
    </message>
    <message>
        <source>seven pairs of one suit</source>
        <translation>清一色七小对</translation>
    </message>
    <message>
        <source>thirteen rags (十三爛)</source>
        <translation>十三烂</translation>
    </message>
    <message>
        <source>a straight (一條龍)</source>
        <translation>一条龙</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>已听</translation>
    </message>
    <message>
        <source>one away</source>
        <translation>一向听</translation>
    </message>
    <message>
        <source>two away</source>
        <translation>两向听</translation>
    </message>
    <message>
        <source>three away</source>
        <translation>三向听</translation>
    </message>
    <message>
        <source>four away</source>
        <translation>四向听</translation>
    </message>
    <message>
        <source>five away</source>
        <translation>五向听</translation>
    </message>
    <message>
        <source>six away</source>
        <translation>六向听</translation>
    </message>
    <message>
        <source>%1 away</source>
        <translation>%1 向听</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>胡牌</translation>
    </message>
    <message>
        <source>better without it, %1: %2</source>
        <translation>不要更好，%1：%2</translation>
    </message>
    <message>
        <source>the kong is paid for at once; %1: %2</source>
        <translation>开杠当场收钱；%1：%2</translation>
    </message>
    <message>
        <source>%1 could be ready by now</source>
        <translation>%1 也许已听</translation>
    </message>
    <message>
        <source>chosen by lot</source>
        <translation>随手选的</translation>
    </message>
    <message>
        <source>nothing else may be done</source>
        <translation>别无选择</translation>
    </message>
    <message>
        <source>what this player likes to stake</source>
        <translation>这位玩家的习惯</translation>
    </message>
    <message>
        <source>the declaration brings more than a free hand</source>
        <translation>报听比留着活手划算</translation>
    </message>
    <message>
        <source>a free hand brings more than the declaration</source>
        <translation>留着活手比报听划算</translation>
    </message>
    <message>
        <source>for %1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>ready for %1, on %2</source>
        <translation>%1，听 %2</translation>
    </message>
    <message>
        <source>ready for %1, but no tile that may still come would win</source>
        <translation>%1 已成听形，但还能来的牌没有一张能胡</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 带 %2</translation>
    </message>
    <message>
        <source>with it, %1: %2</source>
        <translation>要了它，%1：%2</translation>
    </message>
    <message>
        <source>the kong does no harm; %1: %2</source>
        <translation>开杠无妨；%1：%2</translation>
    </message>
    <message>
        <source>%1 is dangerous: %2</source>
        <translation>%1 危险：%2</translation>
    </message>
    <message>
        <source>%1 has declared ready</source>
        <translation>%1 已报听</translation>
    </message>
    <message>
        <source>%1 has %2 sets of its suit on the table</source>
        <translation>%1 已摆出这一门 %2 副</translation>
    </message>
    <message>
        <source>%1 may well be ready</source>
        <translation>%1 很可能已听</translation>
    </message>
</context>
<context>
    <name>clauses</name>
    <message>
        <source>At every table</source>
        <translation>各桌通用</translation>
    </message>
    <message>
        <source>Who comes first</source>
        <translation>先后次序</translation>
    </message>
    <message>
        <source>A win goes before a pung or a kong, and these go before a chow. Among equals the seat that comes first after the discarder has the tile, unless the table lets every winner win.
Everybody who could claim is asked at the same moment. No answer in time is a pass, but a win on offer is taken. Robbing a kong goes the same way.</source>
        <translation>胡先于碰、杠，碰、杠先于吃。同等时，打牌者后顺位在前的一家得牌；约定可多家胡的除外。
能要牌的各家同时被问。逾时不答算过，但能胡则自动胡。抢杠也照此办理。</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>吃</translation>
    </message>
    <message>
        <source>Only the next seat after the discarder may chow.</source>
        <translation>只有下家可以吃。</translation>
    </message>
    <message>
        <source>Drawing, kongs and the tail</source>
        <translation>摸牌、杠与牌尾</translation>
    </message>
    <message>
        <source>Who draws or claims a tile discards one. After a kong or a flower he first draws a replacement from the tail of the wall: the upper tile of its last stack, then the lower one.
Concealed and added kongs are declared in one&apos;s own turn after a draw, the dealer&apos;s first turn included. No kong is allowed whose replacement could not be drawn. After a discard that leaves nothing to draw, only a win may be claimed.</source>
        <translation>摸牌或要牌之后要打出一张。杠牌或补花之后，先从牌尾补一张：先取最后一墩的上面一张，再取下面一张。
暗杠和补杠在自己摸牌之后宣告，庄家的第一手也可以。补不到牌的杠不能杠。打出之后已无牌可摸时，只能胡，不能吃碰杠。</translation>
    </message>
    <message>
        <source>A triplet finished by another&apos;s tile</source>
        <translation>靠别人的牌成的刻子</translation>
    </message>
    <message>
        <source>It is valued as an exposed triplet; finished by one&apos;s own draw it is concealed. It is never an exposed set: whatever asks for sets on the table looks only at those that lay there before the win.</source>
        <translation>计值时当作碰出；自摸而成的则是暗刻。但它不算下地的牌组：凡要看下地牌组的，只看胡牌之前已经摆出的。</translation>
    </message>
    <message>
        <source>Several readings</source>
        <translation>多种拆法</translation>
    </message>
    <message>
        <source>If a hand can be split in several ways, the way that is worth most counts. It also settles which set, or the pair, the winning tile completed. A dealer who wins on his dealt tiles wins by self-draw, on the last tile that he took.</source>
        <translation>一手牌有几种拆法时，取最大的一种，由它决定胡的那张成了哪一副（或将）。庄家起手就胡算自摸，最后拿到的那张是胡的牌。</translation>
    </message>
    <message>
        <source>Nothing leaks</source>
        <translation>不泄漏</translation>
    </message>
    <message>
        <source>Other hands, the wall and the faces of hidden kongs reach no screen and no record of a seat that may not see them before the deal is over.</source>
        <translation>别家的手牌、牌墙和盖着的暗杠，在一局结束之前，不会出现在不该看到的人的画面和记录里。</translation>
    </message>
    <message>
        <source>Nothing is lost</source>
        <translation>收付相等</translation>
    </message>
    <message>
        <source>What the players gain and lose in a deal always adds up to zero.</source>
        <translation>每一局各家的输赢加起来总是零。</translation>
    </message>
    <message>
        <source>Everything can be repeated</source>
        <translation>可以重现</translation>
    </message>
    <message>
        <source>The same rule code, the same seed and the same decisions give the same deal, tile for tile, on every machine.</source>
        <translation>规则码、种子和每一步都相同，在任何电脑上，每一张牌都相同。</translation>
    </message>
    <message>
        <source>After a claim</source>
        <translation>要牌之后</translation>
    </message>
    <message>
        <source>After a chow or a pung any tile may be discarded, the one just taken included. But there is no win and no kong before the next draw of one&apos;s own.</source>
        <translation>吃、碰之后可以打任何一张，刚拿的那张也行；但在自己下次摸牌之前，不能胡，也不能杠。</translation>
    </message>
    <message>
        <source>Seats and dice</source>
        <translation>座位与骰子</translation>
    </message>
    <message>
        <source>Seats are numbered in turn order, counter-clockwise; the first seat throws the first dice. The sum of the dice is counted out counter-clockwise, beginning with the counting player as one.</source>
        <translation>座位按逆时针的轮次编号，第一个座位先掷骰。骰子之和逆时针数，从数的人自己起，自己是一。</translation>
    </message>
</context>
<context>
    <name>input</name>
    <message>
        <source>should be an object, not %1</source>
        <translation>应为对象，不是 %1</translation>
    </message>
    <message>
        <source>there is no field “%1”; there are: %2</source>
        <translation>没有字段“%1”；有：%2</translation>
    </message>
    <message>
        <source>the field “%1” is missing</source>
        <translation>缺少字段“%1”</translation>
    </message>
    <message>
        <source>should be a list, not %1</source>
        <translation>应为列表，不是 %1</translation>
    </message>
    <message>
        <source>should have %1 entries, not %2</source>
        <translation>应有 %1 项，现有 %2 项</translation>
    </message>
    <message>
        <source>should be a text, not %1</source>
        <translation>应为文字，不是 %1</translation>
    </message>
    <message>
        <source>should be one of %1, not %2</source>
        <translation>应为 %1 之一，不是 %2</translation>
    </message>
    <message>
        <source>should be a whole number from %1 to %2, not %3</source>
        <translation>应为 %1 到 %2 的整数，不是 %3</translation>
    </message>
    <message>
        <source>should be true or false, not %1</source>
        <translation>应为 true 或 false，不是 %1</translation>
    </message>
    <message>
        <source>should hold flowers only: abcd and efgh</source>
        <translation>只能放花牌：abcd 与 efgh</translation>
    </message>
    <message>
        <source>“%1” is no meld: write [555m] for an exposed set, (5555m) for a concealed kong</source>
        <translation>“%1”不是牌组：明的写 [555m]，暗杠写 (5555m)</translation>
    </message>
    <message>
        <source>“%1” is neither a run, a triplet nor a kong</source>
        <translation>“%1”不是顺子、刻子，也不是杠</translation>
    </message>
    <message>
        <source>should have %1 tiles (without the winning tile), not %2</source>
        <translation>应有 %1 张（不含胡牌张），现有 %2 张</translation>
    </message>
    <message>
        <source>should have %1 tiles beside 1 meld (without the winning tile), not %2</source>
        <translation>有 1 组在桌上，手牌应有 %1 张（不含胡牌张），现有 %2 张</translation>
    </message>
    <message>
        <source>should have %1 tiles beside %3 melds (without the winning tile), not %2</source>
        <translation>有 %3 组在桌上，手牌应有 %1 张（不含胡牌张），现有 %2 张</translation>
    </message>
    <message>
        <source>an exposed set needs the seat that fed it</source>
        <translation>明的牌组要说明由谁供牌</translation>
    </message>
    <message>
        <source>nobody feeds a concealed kong</source>
        <translation>暗杠没有供牌的人</translation>
    </message>
    <message>
        <source>%1 occurs %2 times: there is only %3</source>
        <translation>%1 出现 %2 次：一共只有 %3 张</translation>
    </message>
    <message>
        <source>%1 occurs %2 times: there are only %3</source>
        <translation>%1 出现 %2 次：一共只有 %3 张</translation>
    </message>
    <message>
        <source>should be at most %1, not %2</source>
        <translation>至多 %1，现有 %2</translation>
    </message>
    <message>
        <source>the winner&apos;s hand must be known</source>
        <translation>必须知道胡家的手牌</translation>
    </message>
    <message>
        <source>this rule set knows neither fire nor float</source>
        <translation>这种玩法没有上火也没有飘</translation>
    </message>
    <message>
        <source>flowers belong in “flowers”, not in the hand</source>
        <translation>花牌应放在花牌栏，不放手牌</translation>
    </message>
    <message>
        <source>nobody feeds himself</source>
        <translation>自己不能供自己的牌</translation>
    </message>
    <message>
        <source>a chow is fed by the player before</source>
        <translation>吃的牌只能由上家供</translation>
    </message>
    <message>
        <source>%1 is no run that may be claimed at this table</source>
        <translation>%1 不是本桌可以吃的顺子</translation>
    </message>
    <message>
        <source>a self-draw has no source</source>
        <translation>自摸没有出牌的人</translation>
    </message>
    <message>
        <source>the seat that discarded or was robbed is missing</source>
        <translation>没有说明是谁点炮或被抢杠</translation>
    </message>
    <message>
        <source>nobody wins on his own tile</source>
        <translation>不能胡自己打出的牌</translation>
    </message>
    <message>
        <source>nobody wins on a flower</source>
        <translation>花牌不能胡</translation>
    </message>
    <message>
        <source>%1: this rule set plays without it</source>
        <translation>%1：这种玩法不用这张牌</translation>
    </message>
    <message>
        <source>%1 tiles are left after the last one</source>
        <translation>说是最后一张，却还剩 %1 张</translation>
    </message>
    <message>
        <source>nobody declares ready in this game</source>
        <translation>这种玩法不报听</translation>
    </message>
    <message>
        <source>no winning shape</source>
        <translation>不成胡牌牌形</translation>
    </message>
    <message>
        <source>below the minimum of %1 fan: this hand has %2</source>
        <translation>不够起胡 %1 番：这手牌只有 %2 番</translation>
    </message>
    <message>
        <source>“%1” in “%2” has no suit: write m, p or s after the ranks</source>
        <translation>“%2”里的“%1”没有门：数字后要写 m、p 或 s</translation>
    </message>
    <message>
        <source>“%1” in “%2” is no tile</source>
        <translation>“%2”里的“%1”不是牌</translation>
    </message>
    <message>
        <source>“%1” should be a single tile</source>
        <translation>“%1”应为一张牌</translation>
    </message>
</context>
<context>
    <name>laosanfan</name>
    <message>
        <source>Laosanfan</source>
        <translation>老三番</translation>
    </message>
    <message>
        <source>Old three-fan from Ninghai with eight flowers: hu are counted, three fan are the limit.
The losers settle among themselves, and who feeds three spread sets pays for all.</source>
        <translation>宁海老三番，有八张花牌：计胡数，三番为顶（拉子）。
输家之间也要算胡头，喂三摊者包牌。</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>银</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>打法</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>胡牌</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>付银</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>用牌</translation>
    </message>
    <message>
        <source>Three suits, four winds and three dragons, each tile four times, and eight flowers, each once: 144 tiles. Every player builds a wall of 18 stacks of two.</source>
        <translation>筒、索、万，东南西北，中发白，各四张，加八张花牌，共 144 张。各家砌 18 墩，每墩两张。</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>选庄</translation>
    </message>
    <message>
        <source>The first seat throws two dice. The sum, counted out counter-clockwise with the thrower as one, names the dealer of the first deal.</source>
        <translation>第一个座位掷两颗骰子，从自己起逆时针数到这个数，数到的人就是第一局的庄家。</translation>
    </message>
    <message>
        <source>Breaking the wall</source>
        <translation>开牌</translation>
    </message>
    <message>
        <source>At every deal the dealer throws two dice, and the player whom he counts out throws two more. Both sums together say how many stacks are counted off in front of that second thrower, clockwise from his right hand; the first tile drawn comes from the next stack. If his wall is too short, the count runs on along the wall of the player before him. The stacks counted off are the tail.</source>
        <translation>每局由庄家掷两颗骰子，数到的人再掷两颗。两次之和就是墩数：从第二个掷骰者的牌墙右端起顺时针数去这么多墩，从下一墩开始抓牌。他的牌墙不够长，就接着数他上家的牌墙。数去的那一段是牌尾。</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>抓牌</translation>
    </message>
    <message>
        <source>From the dealer on, counter-clockwise: four tiles each three times round, then one each, then one more for the dealer. He holds 14 tiles, the others 13.</source>
        <translation>从庄家起逆时针，每次四张，抓三轮，再各抓一张，庄家多抓一张。庄家 14 张，其余各 13 张。</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>花牌</translation>
    </message>
    <message>
        <source>After the deal the dealer lays out his flowers and draws as many tiles from the tail, until he holds no flower; then the next player does the same, and so on. During play a drawn flower is laid out and replaced at once.</source>
        <translation>抓完牌后，庄家先亮出花牌，从牌尾补同样张数，补到没有花为止；然后逐家照办。打牌途中摸到花，立刻亮出补花。</translation>
    </message>
    <message>
        <source>The first go-around</source>
        <translation>第一圈</translation>
    </message>
    <message>
        <source>In the first deal of a match everybody&apos;s first discard must be a dot or a character, if he holds one. Until the dealer draws for the second time nobody may chow, pung or kong, not even concealed. Winning is allowed all the while.</source>
        <translation>全场第一局，各家手里有筒或万时，第一张只能打筒或万。庄家第二次摸牌之前，谁也不能吃、碰、杠，暗杠也不行。胡牌不受限制。</translation>
    </message>
    <message>
        <source>What may be claimed</source>
        <translation>吃碰杠</translation>
    </message>
    <message>
        <source>Chow, pung and every kong. An added kong may be robbed, a concealed or a direct one may not. The others see a concealed kong face down.</source>
        <translation>可吃、可碰、可杠。补杠可以抢，暗杠和直杠不能抢。暗杠对别家盖着。</translation>
    </message>
    <message>
        <source>One winner, or all</source>
        <translation>一家胡或多家胡</translation>
    </message>
    <message>
        <source>Of several who could win on one tile, the nearest after the discarder wins alone, or all of them win, as the table has agreed. If all win, each is paid by the losers only, winners pay one another nothing, liability is judged for each winner by himself, and a dealer among the winners stays.</source>
        <translation>几家能胡同一张时，按约定，或只由打牌者后最近的一家胡，或都可以胡。都胡时，各由输家付，赢家之间不付；包牌按每个赢家分别判定；庄家在赢家之中则连庄。</translation>
    </message>
    <message>
        <source>The dead wall</source>
        <translation>留牌</translation>
    </message>
    <message>
        <source>Nine stacks at the tail are never drawn, one more for each kong, and a single tile left on the tail does not count: a tile may be drawn only while more than 18 tiles are left, plus two for each kong, plus one if the number of replacements is odd. Who must draw and may not ends the deal as a draw.</source>
        <translation>牌尾留 9 墩不摸，每一杠多留一墩，牌尾落单的一张不算：剩牌要多于 18 张，加每杠两张，补牌数为单数再加一张，才能摸。该摸而不能摸，就是流局。</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>If nobody wins, nobody pays. Whether the deal passes on or the same player deals again is the table&apos;s choice.</source>
        <translation>没有人胡，谁也不付。下庄还是连庄，由约定决定。</translation>
    </message>
    <message>
        <source>Dealer and match</source>
        <translation>庄家与全场</translation>
    </message>
    <message>
        <source>A dealer who wins stays; otherwise the next seat deals. The round wind goes on when everybody has dealt and the deal passes again. The match ends after the agreed number of rounds.</source>
        <translation>庄家胡则连庄，否则下家坐庄。各家都坐过庄、再换庄时，圈风往下走。打满约定的圈数，全场结束。</translation>
    </message>
    <message>
        <source>The shape</source>
        <translation>牌型</translation>
    </message>
    <message>
        <source>Four sets and a pair; a set is a run of one suit, a triplet or a kong. There is no minimum.</source>
        <translation>四副加一对将；一副是同门的顺子、刻子或杠。不设起胡番数。</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>番</translation>
    </message>
    <message>
        <source>All patterns that a hand has are added up, and three fan are the limit. A pair of dragons is worth nothing. Own flowers are plum and spring for East, orchid and summer for South, chrysanthemum and autumn for West, bamboo and winter for North; a complete group counts instead of the own flower in it.</source>
        <translation>有的番加起来算，三番为顶。中发白做将不算番。本位花：东家梅、春，南家兰、夏，西家菊、秋，北家竹、冬；一组花齐全时，代替其中的本位花。</translation>
    </message>
    <message>
        <source>Hu</source>
        <translation>胡数</translation>
    </message>
    <message>
        <source>Every flower brings hu, whoever&apos;s it is, and so does every triplet and kong; a self-draw brings two, and two more the middle tile of a run that is not exposed. Edge waits and single waits bring nothing. Direct and added kongs both count as exposed.</source>
        <translation>每张花牌都计胡，不论是谁的花；刻子和杠也计胡。自摸加 2 胡，夹中再加 2 胡（没下地的顺子）。边张和单吊不加。直杠和补杠都是明杠。</translation>
    </message>
    <message>
        <source>From hu to silver</source>
        <translation>折银</translation>
    </message>
    <message>
        <source>Base and hu together are doubled for each fan, then rounded up to tens. Three fan or more are worth the limit outright, and nothing is ever worth more. Where silver goes by fifties, 0 to 20 above a full hundred are dropped, 30 to 60 become 50, and 70 to 90 become 100. Under Tuidaoba the fan alone decide.</source>
        <translation>胡底加胡数，每番翻一倍，再超一进十。三番以上直接算拉子，也绝不超过。按 50 折银的，百位以上 0–20 不加，30–60 加半，70–90 进一。推倒八只看番数。</translation>
    </message>
    <message>
        <source>Who pays the winner</source>
        <translation>谁付赢家</translation>
    </message>
    <message>
        <source>A self-draw is paid in full by all three. On a discard or a robbed kong he who gave the tile pays in full and the others half, unless the table has agreed otherwise. Half of a value is rounded up to tens of hu and only then turned into silver.</source>
        <translation>自摸三家都付全。点炮或被抢杠的一家付全，旁家付半；另有约定的从约定。一半先超一进十，再折成银子。</translation>
    </message>
    <message>
        <source>The losers among themselves</source>
        <translation>胡头</translation>
    </message>
    <message>
        <source>Every loser has a head: his own hu, doubled for his own fan, rounded up to tens, without a base and never above the limit. Flowers, exposed sets and concealed triplets count, and the fan of flowers, dragons and winds, but no pattern of a whole hand.
Of each two losers the higher head receives from the lower: the whole difference if one of them is the dealer, half of it otherwise; in the schemes that go by fifties, rounded to fifties.</source>
        <translation>没胡的各家都有胡头：自己的胡数，按自己的番翻倍，超一进十，不加胡底，不超过拉子。花牌、下地的牌组和暗刻计胡，花、中发白和风计番，整手的番型不计。
每两个输家之间，胡头高的向低的收：其中一家是庄家收全部差额，否则收一半；按 50 折银的，折到 50。</translation>
    </message>
    <message>
        <source>Three spread</source>
        <translation>三摊</translation>
    </message>
    <message>
        <source>A player is spread once three of his sets lie exposed. If the first three are of one suit, honours aside of which up to two may be among them, that suit is dangerous. If three or more are pungs or kongs, every 1, every 9 and every honour is dangerous. Concealed kongs do not count.
Who is not ready after his discard, and discards a dangerous tile on which the spread player wins, pays what all the losers would have paid. Who is ready is not liable, and a robbed kong makes nobody liable. The losers&apos; settlement goes on as usual. The table warns before such a discard.</source>
        <translation>一家有三副下地就是三摊。前三副若是同一门（其中可有至多两副字），这一门就危险。碰、杠有三副以上，则一、九和字牌都危险。暗杠不算。
打出之后自己没听，而打的是危险牌、三摊那家胡了，就由他付所有输家该付的。已听的不包，被抢杠的不包。胡头照算。打这种牌之前，牌桌会提醒。</translation>
    </message>
    <message>
        <source>Full flush</source>
        <translation>清一色</translation>
    </message>
    <message>
        <source>All honours</source>
        <translation>字一色</translation>
    </message>
    <message>
        <source>Half flush</source>
        <translation>混一色</translation>
    </message>
    <message>
        <source>All triplets</source>
        <translation>对对胡</translation>
    </message>
    <message>
        <source>Red dragon</source>
        <translation>红中</translation>
    </message>
    <message>
        <source>Green dragon</source>
        <translation>发财</translation>
    </message>
    <message>
        <source>White dragon</source>
        <translation>白板</translation>
    </message>
    <message>
        <source>Own flower</source>
        <translation>本位花</translation>
    </message>
    <message>
        <source>All four flowers of a group</source>
        <translation>四花齐全</translation>
    </message>
    <message>
        <source>Seat wind</source>
        <translation>门风</translation>
    </message>
    <message>
        <source>Round wind</source>
        <translation>圈风</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>计番</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>全场</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>大小类别</translation>
    </message>
    <message>
        <source>Base, limit and rounding: how hu and fan become silver.</source>
        <translation>胡底、封顶与进位：胡数和番数怎样折成银子。</translation>
    </message>
    <message>
        <source>Yaobansan 么半三: base 30, limit 300</source>
        <translation>么半三：30 胡底，300 为顶</translation>
    </message>
    <message>
        <source>Yaobanliu 么半六: base 60, limit 500, paid in fifties</source>
        <translation>么半六：60 胡底，500 为顶，按 50 付银</translation>
    </message>
    <message>
        <source>Tuidaoba 推倒八: 100, 200, 400, 800 by fan alone</source>
        <translation>推倒八：只看番数，100、200、400、800</translation>
    </message>
    <message>
        <source>Yaoerliu 麼二六: base 100, limit 1000, paid in fifties</source>
        <translation>么二六：100 胡底，1000 为顶，按 50 付银</translation>
    </message>
    <message>
        <source>Who pays</source>
        <translation>谁付</translation>
    </message>
    <message>
        <source>Which shares of a win are paid in full and which by half.</source>
        <translation>胡牌时哪几份付全、哪几份付半。</translation>
    </message>
    <message>
        <source>Discarder in full, the others half; self-draw in full</source>
        <translation>点炮者付全，旁家付半；自摸都付全</translation>
    </message>
    <message>
        <source>All three always in full</source>
        <translation>三家一律付全</translation>
    </message>
    <message>
        <source>To and from the dealer in full, the rest half</source>
        <translation>与庄家之间付全，其余付半</translation>
    </message>
    <message>
        <source>Losers settle</source>
        <translation>算胡头</translation>
    </message>
    <message>
        <source>The losers compare the hu of their own sets and flowers, and pay the differences.</source>
        <translation>没胡的三家比较各自牌组和花牌的胡数，互付差额。</translation>
    </message>
    <message>
        <source>Three-spread liability</source>
        <translation>三摊包牌</translation>
    </message>
    <message>
        <source>Who is not ready and feeds a player with three sets of a kind on the table pays for all.</source>
        <translation>自己没听，却让已摆出三摊的一家胡了，就要包牌。</translation>
    </message>
    <message>
        <source>Several winners</source>
        <translation>多家胡</translation>
    </message>
    <message>
        <source>What happens when more than one player can win on the same tile.</source>
        <translation>不止一家能胡同一张牌时怎么办。</translation>
    </message>
    <message>
        <source>The nearest after the discarder wins</source>
        <translation>只由打牌者后最近的一家胡</translation>
    </message>
    <message>
        <source>All of them win</source>
        <translation>都可以胡</translation>
    </message>
    <message>
        <source>First go-around</source>
        <translation>第一圈限制</translation>
    </message>
    <message>
        <source>In the first deal of a match everybody first discards a character or a dot, and nobody may chow, pung or kong until the dealer draws again.</source>
        <translation>全场第一局，各家第一张只能打筒或万；庄家再次摸牌前，不可吃、碰、杠。</translation>
    </message>
    <message>
        <source>The fan of a hand of four triplets and a pair.</source>
        <translation>四副刻子加一对将，算几番。</translation>
    </message>
    <message>
        <source>1 fan</source>
        <translation>1 番</translation>
    </message>
    <message>
        <source>2 fan</source>
        <translation>2 番</translation>
    </message>
    <message>
        <source>Wind triplets</source>
        <translation>风刻</translation>
    </message>
    <message>
        <source>Which triplets and kongs of winds are worth a fan.</source>
        <translation>哪些风牌的刻子和杠算一番。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不算</translation>
    </message>
    <message>
        <source>The own seat wind</source>
        <translation>门风</translation>
    </message>
    <message>
        <source>Seat wind and round wind</source>
        <translation>门风和圈风</translation>
    </message>
    <message>
        <source>Draw keeps the dealer</source>
        <translation>流局连庄</translation>
    </message>
    <message>
        <source>After a draw game the same player deals again.</source>
        <translation>流局之后，由原来的庄家继续坐庄。</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>全场长度</translation>
    </message>
    <message>
        <source>How many round winds are played.</source>
        <translation>一共打几圈。</translation>
    </message>
    <message>
        <source>1 round</source>
        <translation>1 圈</translation>
    </message>
    <message>
        <source>2 rounds</source>
        <translation>2 圈</translation>
    </message>
    <message>
        <source>4 rounds</source>
        <translation>4 圈</translation>
    </message>
    <message>
        <source>One suit and nothing else.</source>
        <translation>全是同一门数牌。</translation>
    </message>
    <message>
        <source>Honours and nothing else.</source>
        <translation>全是字牌。</translation>
    </message>
    <message>
        <source>One suit, and honours.</source>
        <translation>一门数牌加字牌。</translation>
    </message>
    <message>
        <source>Four triplets or kongs, and a pair.</source>
        <translation>四副刻子或杠，加一对将。</translation>
    </message>
    <message>
        <source>A triplet or kong of the red dragon.</source>
        <translation>红中的刻子或杠。</translation>
    </message>
    <message>
        <source>A triplet or kong of the green dragon.</source>
        <translation>发财的刻子或杠。</translation>
    </message>
    <message>
        <source>A triplet or kong of the white dragon.</source>
        <translation>白板的刻子或杠。</translation>
    </message>
    <message>
        <source>Each flower of the own seat, South having summer and orchid.</source>
        <translation>自己方位的花，每张计；例如南家是夏和兰。</translation>
    </message>
    <message>
        <source>All four seasons, or all four plants: instead of the own flower among them.</source>
        <translation>春夏秋冬齐全，或梅兰菊竹齐全；其中的本位花不再另计。</translation>
    </message>
    <message>
        <source>A triplet or kong of the own seat wind, where the table counts it.</source>
        <translation>门风的刻子或杠（约定计番时）。</translation>
    </message>
    <message>
        <source>A triplet or kong of the round wind, where the table counts it.</source>
        <translation>圈风的刻子或杠（约定计番时）。</translation>
    </message>
    <message>
        <source>2 to 8</source>
        <translation>二至八</translation>
    </message>
    <message>
        <source>1, 9, honours</source>
        <translation>一、九、字牌</translation>
    </message>
    <message>
        <source>Silver for fan (down) and hu (across)</source>
        <translation>银子：直看番数，横看胡数</translation>
    </message>
    <message>
        <source>What brings hu</source>
        <translation>计胡之项</translation>
    </message>
    <message>
        <source>the first discard of the match must be a character or a dot</source>
        <translation>全场第一张只能打筒或万</translation>
    </message>
    <message>
        <source>in the first go-around of the match nobody may chow, pung or kong</source>
        <translation>第一圈不可吃、碰、杠</translation>
    </message>
    <message>
        <source>Exposed triplet</source>
        <translation>碰出</translation>
    </message>
    <message>
        <source>Concealed triplet</source>
        <translation>暗刻</translation>
    </message>
    <message>
        <source>Exposed kong</source>
        <translation>明杠</translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation>暗杠</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>Middle wait</source>
        <translation>夹中</translation>
    </message>
    <message>
        <source>Base %1 and %2 hu: %3 hu</source>
        <translation>胡底 %1，加 %2 胡：%3 胡</translation>
    </message>
    <message>
        <source>%1 fan: × %2 = %3 hu</source>
        <translation>%1 番：× %2 = %3 胡</translation>
    </message>
    <message>
        <source>Rounded up to tens: %1 hu</source>
        <translation>超一进十：%1 胡</translation>
    </message>
    <message>
        <source>%1 fan: %2 hu</source>
        <translation>%1 番：%2 胡</translation>
    </message>
    <message>
        <source>%1 fan, the limit is 3: the limit of %2 hu</source>
        <translation>%1 番，三番为顶：拉子 %2 胡</translation>
    </message>
    <message>
        <source>Never above the limit: %1 hu</source>
        <translation>不超过拉子：%1 胡</translation>
    </message>
    <message>
        <source>Half of %1 hu: %2 hu</source>
        <translation>%1 胡的一半：%2 胡</translation>
    </message>
    <message>
        <source>Higher head: %1 hu (%2 hu, %3 fan)</source>
        <translation>较高的胡头：%1 胡（%2 胡，%3 番）</translation>
    </message>
    <message>
        <source>Lower head: %1 hu (%2 hu, %3 fan)</source>
        <translation>较低的胡头：%1 胡（%2 胡，%3 番）</translation>
    </message>
    <message>
        <source>In fifties: %1 silver</source>
        <translation>按 50 折算：%1 银</translation>
    </message>
    <message>
        <source>not the discarder: half</source>
        <translation>没点炮：付半</translation>
    </message>
    <message>
        <source>everybody pays in full</source>
        <translation>人人付全</translation>
    </message>
    <message>
        <source>to or from the dealer: in full</source>
        <translation>与庄家之间：付全</translation>
    </message>
    <message>
        <source>neither is the dealer: half</source>
        <translation>都不是庄家：付半</translation>
    </message>
    <message>
        <source>losers settle, one of them is the dealer: the whole difference</source>
        <translation>算胡头，其中一家是庄家：付全部差额</translation>
    </message>
    <message>
        <source>losers settle, neither is the dealer: half the difference</source>
        <translation>算胡头，两家都不是庄家：付一半差额</translation>
    </message>
    <message>
        <source>three sets of this suit lie exposed: you would pay for all if it is won on</source>
        <translation>已摆出这一门的三摊，他若胡这张，由你包牌</translation>
    </message>
    <message>
        <source>three triplets lie exposed: you would pay for all if a 1, a 9 or an honour is won on</source>
        <translation>已摆出三摊碰杠，他若胡幺九或字牌，由你包牌</translation>
    </message>
    <message>
        <source>not ready, and fed three exposed sets of one suit with that suit</source>
        <translation>没听牌，而把这一门的牌打给三摊同一门的人</translation>
    </message>
    <message>
        <source>not ready, and fed the suit of the one set exposed beside two sets of honours</source>
        <translation>没听牌，而打出三摊里两副字牌之外那一副的门类</translation>
    </message>
    <message>
        <source>not ready, and fed the suit of the two sets exposed beside a set of honours</source>
        <translation>没听牌，而打出三摊里一副字牌之外那两副的门类</translation>
    </message>
    <message>
        <source>not ready, and fed three exposed triplets with a 1, a 9 or an honour</source>
        <translation>没听牌，而把幺九或字牌打给三副碰杠下地的人</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>%1: “%2” is none of %3</source>
        <translation>%1：“%2”不在可选值之内（%3）</translation>
    </message>
    <message>
        <source>there is no option “%1”; there are: %2</source>
        <translation>没有“%1”这个选项；可用的有：%2</translation>
    </message>
    <message>
        <source>%1: %2 is neither a text nor a whole number</source>
        <translation>%1：%2 既不是文字，也不是整数</translation>
    </message>
    <message>
        <source>“%1” should be written option=value</source>
        <translation>“%1”应写成“选项=值”</translation>
    </message>
    <message>
        <source>“%1” does not occur in a rule code (“%2”)</source>
        <translation>规则码里不会有“%1”（“%2”）</translation>
    </message>
    <message>
        <source>“%1” is no rule code of this rule set: its check letters do not fit (a typing error?)</source>
        <translation>“%1”不是这套规则的规则码：校验字母不符（打错了吗？）</translation>
    </message>
    <message>
        <source>“%1” has more options than this version knows: update the program</source>
        <translation>“%1”的选项比这个版本认得的还多：请更新程序</translation>
    </message>
    <message>
        <source>“%1” has a value of %2 that this version does not know</source>
        <translation>“%1”里 %2 的值，这个版本不认得</translation>
    </message>
    <message>
        <source>there is no rule set “%1”; there are: %2</source>
        <translation>没有“%1”这套规则；可用的有：%2</translation>
    </message>
</context>
<context>
    <name>payments</name>
    <message>
        <source>self-draw: everybody pays</source>
        <translation>自摸：人人付</translation>
    </message>
    <message>
        <source>discarded the winning tile</source>
        <translation>点炮</translation>
    </message>
    <message>
        <source>was robbed of the kong</source>
        <translation>被抢杠</translation>
    </message>
    <message>
        <source>share of a player not involved</source>
        <translation>旁家应付的一份</translation>
    </message>
    <message>
        <source>liable: pays this share as well</source>
        <translation>包牌：这一份也由他付</translation>
    </message>
</context>
<context>
    <name>phrases</name>
    <message>
        <source>Hello!</source>
        <translation>大家好！</translation>
    </message>
    <message>
        <source>Shall we begin?</source>
        <translation>可以开始了吗？</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>请稍等一下。</translation>
    </message>
    <message>
        <source>I am back.</source>
        <translation>我回来了。</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>该你了。</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>打得好！</translation>
    </message>
    <message>
        <source>That was close!</source>
        <translation>好险！</translation>
    </message>
    <message>
        <source>Bad luck!</source>
        <translation>手气不好！</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>谢谢！</translation>
    </message>
    <message>
        <source>One more match?</source>
        <translation>再来一场？</translation>
    </message>
    <message>
        <source>This is my last deal.</source>
        <translation>我打完这局就走。</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <translation>再见！</translation>
    </message>
</context>
<context>
    <name>quanjiao</name>
    <message>
        <source>Quanjiao three-fan</source>
        <translation>全椒老三番</translation>
    </message>
    <message>
        <source>For two, three or four players, without chows: 24 patterns, and at least two fan to win.
Everybody brings a garden of points; who feeds a great hand pays for all.</source>
        <translation>二、三、四人都能打，可碰可杠不可吃；24 种番型，两番起胡。
人人带一份分数“进园子”，喂大牌者包牌。</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>分</translation>
    </message>
    <message>
        <source>%1 of bamboo</source>
        <translation>%1 条</translation>
    </message>
    <message>
        <source>Nothing exposed</source>
        <translation>不下架</translation>
    </message>
    <message>
        <source>No exposed set; concealed kongs do no harm.</source>
        <translation>没有碰和明杠；暗杠也算。</translation>
    </message>
    <message>
        <source>Four together</source>
        <translation>四遇子</translation>
    </message>
    <message>
        <source>For each tile of which the winning hand holds all four, as a kong or in any other way.</source>
        <translation>胡的牌里有四张一样的，成杠或拆用都算；可以叠加。</translation>
    </message>
    <message>
        <source>Soft void</source>
        <translation>软缺</translation>
    </message>
    <message>
        <source>Exactly one suit is missing, and there are honours.</source>
        <translation>筒、条、万只缺一门，但有字牌。</translation>
    </message>
    <message>
        <source>Level hand</source>
        <translation>平和</translation>
    </message>
    <message>
        <source>Four runs and no kong, a pair that is no valued honour, won at either end of a two-sided run.</source>
        <translation>四副顺子，没有杠，将不是算番的字，听牌要听两头。</translation>
    </message>
    <message>
        <source>No terminals</source>
        <translation>断幺</translation>
    </message>
    <message>
        <source>No 1, no 9 and no honour.</source>
        <translation>没有一、九和字牌。</translation>
    </message>
    <message>
        <source>Sister runs</source>
        <translation>姊妹铺</translation>
    </message>
    <message>
        <source>Two identical runs, for each two of them.</source>
        <translation>两副一样的顺子；可以叠加。</translation>
    </message>
    <message>
        <source>Valued honour</source>
        <translation>值钱风</translation>
    </message>
    <message>
        <source>Each triplet or kong of dragons, of the round wind or of the own seat wind.</source>
        <translation>中、发、白，或圈风、门风的刻子或杠，每副计。</translation>
    </message>
    <message>
        <source>Robbing the kong</source>
        <translation>抢杠胡</translation>
    </message>
    <message>
        <source>Won on the tile that another player adds to his pung.</source>
        <translation>别人补杠时，胡他补的那一张。</translation>
    </message>
    <message>
        <source>Kong draw</source>
        <translation>杠上花</translation>
    </message>
    <message>
        <source>Self-draw on the replacement tile of a kong.</source>
        <translation>杠后补的那一张自摸。</translation>
    </message>
    <message>
        <source>Last tile</source>
        <translation>海底捞</translation>
    </message>
    <message>
        <source>Self-draw on the last tile of the wall, a replacement included.</source>
        <translation>自摸最后一张牌，补的牌也算。</translation>
    </message>
    <message>
        <source>Double wind</source>
        <translation>将风对</translation>
    </message>
    <message>
        <source>A triplet or kong of a wind that is both the round&apos;s and your own, instead of a valued honour.</source>
        <translation>既是圈风又是门风的刻子或杠；这一副不再计值钱风。</translation>
    </message>
    <message>
        <source>Hard void</source>
        <translation>硬缺</translation>
    </message>
    <message>
        <source>Exactly one suit is missing, and there are no honours.</source>
        <translation>筒、条、万只缺一门，而且没有字牌。</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>一条龙</translation>
    </message>
    <message>
        <source>123, 456 and 789 of one suit.</source>
        <translation>同一门的 123、456、789。</translation>
    </message>
    <message>
        <source>All triplets</source>
        <translation>对对和</translation>
    </message>
    <message>
        <source>Four triplets or kongs.</source>
        <translation>四副刻子或杠。</translation>
    </message>
    <message>
        <source>All begged</source>
        <translation>全求人</translation>
    </message>
    <message>
        <source>All four sets declared, won on another&apos;s tile: instead of all triplets.</source>
        <translation>四副全部碰或杠下来，单吊胡别人的牌；不再计对对和。</translation>
    </message>
    <message>
        <source>Half flush</source>
        <translation>混一色</translation>
    </message>
    <message>
        <source>One suit and honours: instead of the soft void.</source>
        <translation>一门数牌加字牌；不再计软缺。</translation>
    </message>
    <message>
        <source>Earthly ready</source>
        <translation>地听</translation>
    </message>
    <message>
        <source>The dealer declared ready with his first discard.</source>
        <translation>庄家打出第一张时报听。</translation>
    </message>
    <message>
        <source>Full flush</source>
        <translation>清一色</translation>
    </message>
    <message>
        <source>One suit only.</source>
        <translation>只有一门数牌。</translation>
    </message>
    <message>
        <source>All terminals</source>
        <translation>幺幺和</translation>
    </message>
    <message>
        <source>Triplets, kongs and pair all of 1, 9 and honours: instead of all triplets.</source>
        <translation>刻子、杠和将全是一、九、字；不再计对对和。</translation>
    </message>
    <message>
        <source>Three dragons</source>
        <translation>三大元</translation>
    </message>
    <message>
        <source>Triplets or kongs of all three dragons.</source>
        <translation>中、发、白三副刻子或杠。</translation>
    </message>
    <message>
        <source>Three winds</source>
        <translation>三季风</translation>
    </message>
    <message>
        <source>Triplets or kongs of three winds, or of all four.</source>
        <translation>三种风（四种也算）的刻子或杠。</translation>
    </message>
    <message>
        <source>Heavenly hand</source>
        <translation>天和</translation>
    </message>
    <message>
        <source>The dealer wins with his fourteen dealt tiles.</source>
        <translation>庄家起手十四张就胡。</translation>
    </message>
    <message>
        <source>Heavenly ready</source>
        <translation>天听</translation>
    </message>
    <message>
        <source>A player other than the dealer declared ready on his dealt tiles.</source>
        <translation>闲家起手就报听。</translation>
    </message>
    <message>
        <source>All honours</source>
        <translation>全字</translation>
    </message>
    <message>
        <source>Honours only: instead of all terminals, the half flush and all triplets.</source>
        <translation>全是字牌；不再计幺幺和、混一色、对对和。</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>打法</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>胡牌</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>付分</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>用牌</translation>
    </message>
    <message>
        <source>Three suits, winds and dragons, four of each: 136 tiles and no flowers. The wall has four sides of 17 stacks, however many play.</source>
        <translation>筒、条、万，东南西北，中发白，各四张，共 136 张，没有花牌。不论几人，牌墙都是四面，每面 17 墩。</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Two, three or four. The seat winds run from the dealer in turn order: East, South, West, North, as far as there are players. Three sit on three sides of the table, two face each other.</source>
        <translation>二、三、四人。门风从庄家起按轮次是东、南、西、北，有几人排到几。三人坐三面，两人对坐。</translation>
    </message>
    <message>
        <source>First dealer and dice</source>
        <translation>首庄与骰子</translation>
    </message>
    <message>
        <source>Who opened the table deals first. At every deal the dealer throws two dice: the sum, counted over the four sides with himself as one, names the side where the wall is broken, and so many stacks are counted off from its right end.</source>
        <translation>建房者先坐庄。每局庄家掷两颗骰子，从自己起逆时针在四面上数，数到哪一面就从哪面开牌，再从它的右端数去同样的墩数。</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>抓牌</translation>
    </message>
    <message>
        <source>Four tiles each three times round, then one each, then one more for the dealer. Only kongs are replaced, from the tail.</source>
        <translation>每次四张，抓三轮，再各抓一张，庄家多抓一张。只有杠后才从牌尾补牌。</translation>
    </message>
    <message>
        <source>Round wind</source>
        <translation>圈风</translation>
    </message>
    <message>
        <source>The match begins in East. The wind goes on when everybody has dealt and the deal passes again.</source>
        <translation>第一局是东风圈。各家都坐过庄、再换庄时，圈风往下走。</translation>
    </message>
    <message>
        <source>Who deals next</source>
        <translation>坐庄</translation>
    </message>
    <message>
        <source>A dealer who wins stays, and he stays after a draw. If somebody else wins, the seat next after the dealer deals, whoever the winner was.</source>
        <translation>庄家胡牌或流局，庄家继续坐庄；闲家胡牌，不论是谁胡，都由庄家的下家坐庄。</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>碰与杠</translation>
    </message>
    <message>
        <source>Pung and every kong, but no chow: runs are made of one&apos;s own tiles. A kong earns nothing by itself. Concealed kongs are shown to everybody.</source>
        <translation>可碰、可杠，不可吃：顺子要靠自己的牌。杠本身不计分。暗杠亮给大家看。</translation>
    </message>
    <message>
        <source>How to win</source>
        <translation>胡法</translation>
    </message>
    <message>
        <source>On a discard, by self-draw, on the replacement of a kong, or by robbing an added kong. Of several who could win, only the first in turn order after the discarder does.</source>
        <translation>点炮、自摸、杠上花、抢补杠。几家能胡时，只由打牌者后第一顺位的一家胡。</translation>
    </message>
    <message>
        <source>The end of the wall</source>
        <translation>牌尽</translation>
    </message>
    <message>
        <source>Tiles are drawn to the very last; a kong&apos;s replacement is one of them. Then the deal is a draw, and nobody pays.</source>
        <translation>摸到最后一张为止，杠后补的也算其中。摸完就是流局，谁也不付。</translation>
    </message>
    <message>
        <source>Declared ready</source>
        <translation>报听</translation>
    </message>
    <message>
        <source>Heavenly ready: a player other than the dealer who is ready on his 13 dealt tiles is asked once, before the dealer does anything. Earthly ready: the dealer may declare with a first discard that leaves him ready, unless he made a concealed kong before it.
Everybody hears of it, nobody sees the waits. From then on the hand is fixed: what is drawn is discarded unless it wins, nothing is claimed but a win, and a drawn tile may be made a concealed kong only if the waits stay exactly as they were.</source>
        <translation>天听：闲家起手 13 张就听牌的，在庄家行动之前问一次。地听：庄家打出第一张后听牌的可以报，之前暗杠过的不行。
报听人人知道，听什么不公开。报听之后不能改胡：摸到的不胡就打出，只能胡、不能碰杠；摸到的牌只有在听的牌完全不变时才能暗杠。</translation>
    </message>
    <message>
        <source>The shape</source>
        <translation>牌型</translation>
    </message>
    <message>
        <source>Four sets and a pair.</source>
        <translation>四副加一对将。</translation>
    </message>
    <message>
        <source>The minimum</source>
        <translation>起胡</translation>
    </message>
    <message>
        <source>A hand of fewer fan than the table asks for may not win. Patterns of the moment, such as the last tile, count towards it.</source>
        <translation>番数不到约定的起胡番数，不能胡。海底捞等临时的番也算在内。</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>番型</translation>
    </message>
    <message>
        <source>The fan of all patterns are added. Every number of the chart is the table&apos;s to choose; a pattern at 0 is not played, and then it replaces nothing either.</source>
        <translation>有的番加起来算。表里每个数都可以约定；定为 0 就是不算，也不再代替别的番型。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>A fan is a point, up to the limit. A self-draw is multiplied by its factor after the limit.</source>
        <translation>一番一分，到封顶为止。自摸在封顶之后再乘自摸倍数。</translation>
    </message>
    <message>
        <source>The ready panel</source>
        <translation>听牌提示</translation>
    </message>
    <message>
        <source>A ready player sees for each waiting tile whether it reaches the minimum on an ordinary discard and on an ordinary self-draw. Where only the last tile, a kong&apos;s replacement or a robbed kong would do, no tile is shown, and the win is offered when its moment comes.</source>
        <translation>听牌后，左下角列出每张听的牌，平常点炮和平常自摸各够不够起胡。只有海底捞、杠上花或抢杠才够的不列，到时直接提示“胡”。</translation>
    </message>
    <message>
        <source>Who pays</source>
        <translation>谁付</translation>
    </message>
    <message>
        <source>On a self-draw every other player pays the points. On a discard or a robbed kong every other player does, or only he who gave the tile, as the table has agreed.</source>
        <translation>自摸，其余各家都付。点炮或被抢杠，按约定各家都付，或只由那一家付。</translation>
    </message>
    <message>
        <source>Liability</source>
        <translation>包牌</translation>
    </message>
    <message>
        <source>Who is liable pays the points once for every loser, and the others nothing. These rules are asked one after the other, and the first that names somebody decides; who feeds a set is he whose discard was punged or konged for it.
a. Three winds and three dragons: who feeds the third exposed set of the group, of four winds the fourth, or discards the tile that completes it.
b. All terminals and all honours: who feeds the fourth exposed set; beside three and a concealed kong, who discards the winning tile.
c. Full flush: with three sets exposed who discards the winning tile, with four who feeds the fourth.
d. All begged: who discards, before the winner&apos;s next turn, a tile of the suit and within two ranks of his first discard after the fourth set.
e. The last five tiles of the wall: who discards the winning tile.
f. Nobody, if the winner has one of the great hands of a, b and c, and he who was named waits for one himself.</source>
        <translation>包牌者替每个输家各付一份，其余不付。以下逐条来问，第一条点到人的就算；“喂”是打出的牌被碰或被杠成那一副。
a. 三季风、三大元：喂第三副下地的（四种风则第四副），或打出成这一副的胡牌的人。
b. 幺幺和、全字：喂第四副下地的；三副下地再加暗杠的，点炮的人。
c. 清一色：三副下地，点炮的人；四副下地，喂第四副的人。
d. 全求人：赢家第四副下地之后打出第一张，在他下一手之前，打出同门、上下两张以内的牌而点炮的人。
e. 最后五张：点炮的人。
f. 赢家胡的是 a、b、c 的大牌，而被点到的人自己也听着这样的大牌，就不包。</translation>
    </message>
    <message>
        <source>The garden</source>
        <translation>进园子</translation>
    </message>
    <message>
        <source>Everybody starts with so many points. Who owes more than he has pays what he has and plays on; the winner goes without the rest, under liability too. Later winnings bring him back in.
The match ends as soon as two players (of two players: one) stand at nothing, otherwise after the agreed number of rounds. Without the garden everybody starts at 0 and scores may be negative.</source>
        <translation>开局前约定每人的分数。不够付的，有多少付多少，继续打；差的赢家收不到，包牌也一样。以后胡了再进分。
有两家输光（两人打则一家）就提前结束，否则打满约定的圈数。不进园子则从 0 开始，可以欠分。</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>全场</translation>
    </message>
    <message>
        <source>Chart of patterns</source>
        <translation>番型表</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>封顶</translation>
    </message>
    <message>
        <source>off: debts are allowed</source>
        <translation>不进园子，可欠分</translation>
    </message>
    <message>
        <source>Two sit opposite each other, three on three sides; the wall always has four sides.</source>
        <translation>两人对坐，三人坐三面；牌墙总有四面。</translation>
    </message>
    <message>
        <source>Minimum fan</source>
        <translation>起胡番数</translation>
    </message>
    <message>
        <source>A hand worth less is no win; fan of the moment, such as the last tile, count.</source>
        <translation>番数不够不能胡；海底捞等临时的番也算在内。</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>封顶</translation>
    </message>
    <message>
        <source>The most points that a hand is worth to one payer, before the self-draw factor.</source>
        <translation>一手牌每家最多付几分（自摸加倍之前）。</translation>
    </message>
    <message>
        <source>Self-draw factor</source>
        <translation>自摸倍数</translation>
    </message>
    <message>
        <source>Multiplies the points of a self-draw, after the limit.</source>
        <translation>封顶之后，自摸的分数再乘这个倍数。</translation>
    </message>
    <message>
        <source>Who pays for a discard</source>
        <translation>点炮谁付</translation>
    </message>
    <message>
        <source>Whether every other player pays a win on a discard or a robbed kong, or he who gave it alone.</source>
        <translation>点炮或被抢杠时，各家都付，还是只由那一家付。</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>各家都付</translation>
    </message>
    <message>
        <source>the discarder alone</source>
        <translation>点炮者付</translation>
    </message>
    <message>
        <source>Who feeds a great hand, or discards recklessly, pays once for every loser (包牌).</source>
        <translation>喂出大牌，或打牌冒失的人，替每个输家各付一份。</translation>
    </message>
    <message>
        <source>Points at the start. Nobody pays more than he has; the match ends once two stand at nothing.</source>
        <translation>每人开局的分数；付到没分为止，有两家输光就结束。</translation>
    </message>
    <message>
        <source>Match length</source>
        <translation>全场长度</translation>
    </message>
    <message>
        <source>How often the round wind goes on before the match ends.</source>
        <translation>一共打几圈。</translation>
    </message>
    <message>
        <source>1 round</source>
        <translation>1 圈</translation>
    </message>
    <message>
        <source>2 rounds</source>
        <translation>2 圈</translation>
    </message>
    <message>
        <source>4 rounds</source>
        <translation>4 圈</translation>
    </message>
    <message>
        <source>%1 fan: %2 pt</source>
        <translation>%1 番：%2 分</translation>
    </message>
    <message>
        <source>%1 fan, limited to %2 pt</source>
        <translation>%1 番，封顶 %2 分</translation>
    </message>
    <message>
        <source>self-draw: %1 × %2 = %3 pt</source>
        <translation>自摸：%1 × %2 = %3 分</translation>
    </message>
    <message>
        <source>you have declared ready: the tile just drawn must go</source>
        <translation>已报听：只能打出刚摸的牌</translation>
    </message>
    <message>
        <source>you have declared ready: only a win may be claimed</source>
        <translation>已报听：只能胡，不能碰杠</translation>
    </message>
    <message>
        <source>you have declared ready: a kong must be of the tile drawn and leave your waits as they are</source>
        <translation>已报听：只能用刚摸的牌暗杠，而且不能改变听的牌</translation>
    </message>
    <message>
        <source>liable: pays once for every loser</source>
        <translation>包牌：替每个输家各付一份</translation>
    </message>
    <message>
        <source>gave the tile of the deciding set of winds or dragons</source>
        <translation>喂了三季风或三大元关键的那一副</translation>
    </message>
    <message>
        <source>fed the fourth set of 1, 9 and honours, or the last tile to three and a concealed kong</source>
        <translation>喂了幺幺和、全字的第四副，或点炮给三副下地加暗杠的人</translation>
    </message>
    <message>
        <source>fed the fourth set of a full flush, or the winning tile to three exposed sets of it</source>
        <translation>喂了清一色的第四副，或点炮给清一色三副下地的人</translation>
    </message>
    <message>
        <source>gave the single tile close to the one discarded before the wait for it</source>
        <translation>全求人刚打出的牌的上下两张以内，打出而点炮</translation>
    </message>
    <message>
        <source>gave the winning tile with five tiles or fewer in the wall</source>
        <translation>牌墙只剩五张以内时点炮</translation>
    </message>
    <message>
        <source>two or more wind sets lie exposed: who gives another wind is liable for three winds</source>
        <translation>已有两副以上风牌下地：再打风牌给他要包三季风</translation>
    </message>
    <message>
        <source>two dragon sets lie exposed: who gives the third is liable for three dragons</source>
        <translation>已有两副元牌下地：打第三种给他要包三大元</translation>
    </message>
    <message>
        <source>three sets of 1, 9 and honours lie exposed: who gives another is liable</source>
        <translation>已有三副一、九、字下地：再打一张给他要包牌</translation>
    </message>
    <message>
        <source>three sets of this suit lie exposed: who gives another tile of it is liable</source>
        <translation>这一门已有三副下地：再打这一门给他要包牌</translation>
    </message>
    <message>
        <source>too close to the tile discarded before the single wait: who is won upon is liable</source>
        <translation>离他单吊前打出的那张太近：被他胡了要包牌</translation>
    </message>
    <message>
        <source>five tiles or fewer are left: who is won upon is liable</source>
        <translation>只剩最后五张：点炮者包牌</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>this discard would not leave you ready</source>
        <translation>打出这张就不听牌了</translation>
    </message>
    <message>
        <source>no tile is left to draw</source>
        <translation>牌已摸完</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1 fan</source>
        <translation>%1 番</translation>
    </message>
    <message>
        <source>%1 of bamboo</source>
        <translation>%1 索</translation>
    </message>
</context>
<context>
    <name>troubles</name>
    <message>
        <source>Nobody answers at %1. Is the table open, and the same network used?</source>
        <translation>%1 没有回应。牌桌开着吗？是同一个网络吗？</translation>
    </message>
    <message>
        <source>There is no Sanfan table at %1.</source>
        <translation>%1 没有三番的牌桌。</translation>
    </message>
    <message>
        <source>The table at %1 has another key than the invitation says.</source>
        <translation>%1 的牌桌，密钥和邀请码不符。</translation>
    </message>
    <message>
        <source>The password is wrong.</source>
        <translation>密码不对。</translation>
    </message>
    <message>
        <source>Too many wrong passwords: wait a minute.</source>
        <translation>密码错太多次，请等一分钟。</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>牌桌已满。</translation>
    </message>
    <message>
        <source>The host has locked the table.</source>
        <translation>桌主已锁桌。</translation>
    </message>
    <message>
        <source>The host has sent you away from the table.</source>
        <translation>桌主请你离开了。</translation>
    </message>
    <message>
        <source>You have joined this table from another window.</source>
        <translation>你已从另一个窗口进了这张桌。</translation>
    </message>
    <message>
        <source>The host has closed the table. It is saved and can be continued.</source>
        <translation>桌主收桌了。牌局已存档，可以再继续。</translation>
    </message>
    <message>
        <source>The host has a newer version (%1): update this program.</source>
        <translation>桌主的版本较新（%1）：请更新本程序。</translation>
    </message>
    <message>
        <source>The host has an older version (%1): the host must update.</source>
        <translation>桌主的版本较旧（%1）：要请桌主更新。</translation>
    </message>
    <message>
        <source>This version does not know the table&apos;s rules: update this program.</source>
        <translation>本版本不认识这张桌的规则：请更新本程序。</translation>
    </message>
    <message>
        <source>Only the host can do that.</source>
        <translation>只有桌主可以这样做。</translation>
    </message>
    <message>
        <source>Somebody sits there.</source>
        <translation>那里有人坐了。</translation>
    </message>
    <message>
        <source>Take a seat first.</source>
        <translation>请先入座。</translation>
    </message>
    <message>
        <source>This table has no such seat.</source>
        <translation>这张桌没有这个座位。</translation>
    </message>
    <message>
        <source>This person is no longer here.</source>
        <translation>这个人已经不在了。</translation>
    </message>
    <message>
        <source>Accept the rules first.</source>
        <translation>请先同意规则。</translation>
    </message>
    <message>
        <source>The rules have just been changed: look at them again.</source>
        <translation>规则刚刚改了，请再看一遍。</translation>
    </message>
    <message>
        <source>The host does not know this level of bots.</source>
        <translation>桌主的程序没有这一级电脑。</translation>
    </message>
    <message>
        <source>The host does not know these rules.</source>
        <translation>桌主的程序不认识这些规则。</translation>
    </message>
    <message>
        <source>Not while a match is being played.</source>
        <translation>打牌时不能这样做。</translation>
    </message>
    <message>
        <source>No match is being played.</source>
        <translation>现在没有在打牌。</translation>
    </message>
    <message>
        <source>Too fast: wait a moment.</source>
        <translation>太快了，请稍等。</translation>
    </message>
    <message>
        <source>Deal %1: the host&apos;s nonce is not the one it had committed to.</source>
        <translation>第 %1 局：桌主的密数和先前的承诺不符。</translation>
    </message>
    <message>
        <source>Deal %1: your part of the shuffle was not used.</source>
        <translation>第 %1 局：洗牌没有用上你的数。</translation>
    </message>
    <message>
        <source>Deal %1: the part of seat %2 in the shuffle is not the one it had pledged.</source>
        <translation>第 %1 局：第 %2 座洗牌用的数，不是事先承诺的那一个。</translation>
    </message>
    <message>
        <source>Deal %1, event %2: the log says %3, the rules lead to %4.</source>
        <translation>第 %1 局第 %2 步：记录是 %3，按规则应是 %4。</translation>
    </message>
    <message>
        <source>Deal %1, event %2: the log says %3, you were shown %4.</source>
        <translation>第 %1 局第 %2 步：记录是 %3，你看到的是 %4。</translation>
    </message>
    <message>
        <source>The scores or seats offered are not those at the end of your own log.</source>
        <translation>所列的分数或座位，和你自己记录的结尾不符。</translation>
    </message>
</context>
<context>
    <name>wanzai</name>
    <message>
        <source>Wanzai mahjong</source>
        <translation>万载麻将</translation>
    </message>
    <message>
        <source>Runs of honours, thirteen rags and seven pairs; the best pattern alone counts.
Fire and float are chosen in secret before every deal, and kongs are paid at once.</source>
        <translation>字牌可成顺，有十三烂、七小对；只计最大的一种牌型。
每局开始前各自暗选上火与飘，杠当场付清。</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>分</translation>
    </message>
    <message>
        <source>%1 pt</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Fire and float</source>
        <translation>上火与飘</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>打法</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>胡牌</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>付分</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>用牌</translation>
    </message>
    <message>
        <source>Three suits, winds and dragons, four of each: 136 tiles and no flowers. Four players.</source>
        <translation>筒、索、万，东南西北，中发白，各四张，共 136 张，没有花牌。四人打。</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>The first seat deals first. Then the winner deals; after several winners on one tile, he who gave it. Or, as the table has agreed, a winning dealer stays and otherwise the next seat deals. After a draw it is the next seat either way. The round wind is shown, but worth nothing.</source>
        <translation>第一个座位先坐庄。此后谁胡谁坐庄；同一张多家胡，则由放炮者坐庄。也可以约定庄家胡则连庄，否则下家坐庄。流局一律由下家坐庄。圈风只是显示，不算分。</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>骰子</translation>
    </message>
    <message>
        <source>The dealer throws two dice. An odd sum means the wall of the player opposite; 4, 8 and 12 that of the player before the dealer; 2, 6 and 10 that of the player after him. Or the sum is counted out with the dealer as one. As many stacks are counted off from the right end of that wall.</source>
        <translation>庄家打两颗色子。单数从对门开始；4、8、12 从上家；2、6、10 从下家。也可以约定从庄家起数。从那一家牌墙的右端数去同样的墩数。</translation>
    </message>
    <message>
        <source>The deal and the jump draw</source>
        <translation>抓牌与跳牌</translation>
    </message>
    <message>
        <source>Four tiles each three times round, the dealer first. Then the dealer takes the upper tiles of the first and the third stack, the player after him the lower one of the first, and the other two the upper and the lower one of the second.</source>
        <translation>从庄家起，每次四张，抓三轮。然后庄家摸第一墩和第三墩上面的一张，下家摸第一墩下面的一张，其余两家摸第二墩的上、下两张。</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>全场</translation>
    </message>
    <message>
        <source>A match has an agreed number of deals. Everybody starts at 0.</source>
        <translation>打约定的局数。各家从 0 分开始。</translation>
    </message>
    <message>
        <source>The end of the wall</source>
        <translation>牌尽</translation>
    </message>
    <message>
        <source>Tiles are drawn to the very last. On the discard after it only a win may be claimed.</source>
        <translation>摸到最后一张为止。之后打出的那张，只能胡。</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>上火</translation>
    </message>
    <message>
        <source>Before each deal everybody says whether he is on fire. It begins with the coming deal and lasts for four deals at least. What is paid between a payer and a winner is doubled for each of the two who is on fire.
A table may agree that being the dealer doubles too; nothing is doubled twice for one player, and being dealer neither starts nor uses up the four deals.</source>
        <translation>每局开始前各家选择是否上火，从这一局起算，最少四局才可撤出。付方和胡方有一家上火翻一倍，两家都上火翻四倍。
也可以约定打庄带火；同一家不重复翻倍，坐庄也不算进那四局。</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>飘</translation>
    </message>
    <message>
        <source>Everybody chooses 0, 1 or 2 for the deal. Fire and float are chosen in secret and shown together; who gives no answer keeps his last choice.</source>
        <translation>各家选本局飘 0、1 或 2 分。上火和飘各自暗选，一起亮出；没有回答的沿用上次的选择。</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>吃碰杠</translation>
    </message>
    <message>
        <source>Chow, pung and kong; a pung goes before a chow. The three dragons, and any three different winds, may be chowed like a run, unless the table forbids it; in the hand they are runs all the same.</source>
        <translation>可吃、可碰、可杠，碰优先于吃。中发白、任三种不同的风可以当顺子吃，约定不许的除外；在手里总算顺子。</translation>
    </message>
    <message>
        <source>Kongs are paid at once</source>
        <translation>杠当场付</translation>
    </message>
    <message>
        <source>Each of the three pays for an added and for a concealed kong, the discarder alone for a direct one. Fire multiplies kong money, float never touches it. It stays paid whoever wins; whether it goes back after a draw is the table&apos;s choice.</source>
        <translation>欠杠和暗杠三家各付，直杠只由打牌的人付。上火时杠也翻倍，飘不影响。无论谁胡都算数；流局是否退还，由约定决定。</translation>
    </message>
    <message>
        <source>When a kong may be added</source>
        <translation>补杠的时机</translation>
    </message>
    <message>
        <source>Only in the turn in which its tile was drawn. Once passed over it can never be added, and neither can a fourth tile that was in the hand when the pung was made. A concealed kong may wait.</source>
        <translation>要摸到即杠，过圈就不能再杠；碰的时候手里已有第四张的，也不能补杠。暗杠可以等。</translation>
    </message>
    <message>
        <source>Concealed kongs stay hidden</source>
        <translation>暗杠不亮</translation>
    </message>
    <message>
        <source>The others do not see their faces before the deal is over.</source>
        <translation>一局结束之前，别家看不到牌面。</translation>
    </message>
    <message>
        <source>A win passed over</source>
        <translation>过胡</translation>
    </message>
    <message>
        <source>Who lets a discard pass that he could have won on, or an added kong that he could have robbed, wins on nobody&apos;s tile and robs nobody until he draws again, or chows, pungs or kongs himself. A self-draw is always free.</source>
        <translation>能胡而放过（能抢的补杠也一样），在自己再摸牌，或再吃、碰、杠之前，不能胡别人的牌，也不能抢杠。自摸不受限制。</translation>
    </message>
    <message>
        <source>Robbing a kong</source>
        <translation>抢杠</translation>
    </message>
    <message>
        <source>An added kong can be robbed before its replacement is drawn; then the kong is not paid. Winning on a tile that another wants for a direct kong is an ordinary discard win. A concealed kong is never robbed.</source>
        <translation>补杠在补牌之前可以抢，被抢的杠不付。别人要直杠的牌而你胡了，是普通的抓炮。暗杠不能抢。</translation>
    </message>
    <message>
        <source>Several winners</source>
        <translation>多家胡</translation>
    </message>
    <message>
        <source>All who win on one discard or one robbed kong win, and each is paid by himself.</source>
        <translation>同一张牌或同一个被抢的杠，能胡的都胡，各自收分。</translation>
    </message>
    <message>
        <source>Shapes and their worth</source>
        <translation>牌型与分值</translation>
    </message>
    <message>
        <source>Three shapes win. Four sets and a pair, where the three dragons and any three different winds are runs as well. Seven pairs, nothing exposed or declared, four equal tiles being two pairs. Thirteen rags: fourteen single tiles, nothing exposed or declared, in each suit any two at least three ranks apart, no honour twice.
Only the best pattern counts.</source>
        <translation>三种牌型可以胡。四副加一对将，中发白和任三种不同的风也是顺子。七小对，没有下地也没有暗杠，四张一样的算两对。十三烂：十四张单牌，没有下地也没有暗杠，每门任两张相隔两个以上，字牌不重复。
只计最大的一种。</translation>
    </message>
    <message>
        <source>Between a payer and a winner</source>
        <translation>付方与胡方</translation>
    </message>
    <message>
        <source>The value is doubled for each of the two who is on fire; then the payer&apos;s float and the winner&apos;s float are added, never doubled. A discard win is paid by the discarder alone, a self-draw by each of the three for himself.</source>
        <translation>两家之中每有一家上火翻一倍，再加付方的飘和胡方的飘，飘不翻倍。抓炮只由放炮者付，自摸三家各付。</translation>
    </message>
    <message>
        <source>A robbed kong</source>
        <translation>被抢的杠</translation>
    </message>
    <message>
        <source>The player robbed pays alone, and pays what each of the three would have paid on a self-draw, each with that player&apos;s own fire and float. If several rob him, he pays each of them so.</source>
        <translation>由被抢者一家付，付自摸时三家该付的总和，各按那一家的上火和飘计算。几家抢，就各付一次。</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>在牌桌上</translation>
    </message>
    <message>
        <source>Who can claim is shown what he can do. A double click on a tile discards it, unless the settings say otherwise.</source>
        <translation>能要牌的会看到可选的项目。双击一张牌就打出；设置里可以改。</translation>
    </message>
    <message>
        <source>Plain hand</source>
        <translation>平胡</translation>
    </message>
    <message>
        <source>All exposed</source>
        <translation>全求人</translation>
    </message>
    <message>
        <source>Thirteen rags</source>
        <translation>十三烂</translation>
    </message>
    <message>
        <source>Seven-star rags</source>
        <translation>七星十三烂</translation>
    </message>
    <message>
        <source>All triplets</source>
        <translation>大七对</translation>
    </message>
    <message>
        <source>Seven pairs</source>
        <translation>七小对</translation>
    </message>
    <message>
        <source>Seven pairs with a four</source>
        <translation>豪华七小对</translation>
    </message>
    <message>
        <source>Seven pairs with two fours</source>
        <translation>双豪华七小对</translation>
    </message>
    <message>
        <source>Seven pairs with three fours</source>
        <translation>三豪华七小对</translation>
    </message>
    <message>
        <source>All honours</source>
        <translation>字一色</translation>
    </message>
    <message>
        <source>Heavenly hand</source>
        <translation>天胡</translation>
    </message>
    <message>
        <source>Earthly hand</source>
        <translation>地胡</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>分值</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>下局庄家</translation>
    </message>
    <message>
        <source>Who deals after a win; after a draw it is the next seat either way.</source>
        <translation>有人胡牌后由谁坐庄；流局一律由下家坐庄。</translation>
    </message>
    <message>
        <source>the winner; after several winners whoever fed them</source>
        <translation>谁胡谁坐庄；多家胡则由点炮者坐庄</translation>
    </message>
    <message>
        <source>a winning dealer stays, otherwise the next seat</source>
        <translation>庄家胡则连庄，否则下家坐庄</translation>
    </message>
    <message>
        <source>Where the wall is broken</source>
        <translation>从哪家抓牌</translation>
    </message>
    <message>
        <source>How the sum of the dice names the wall to begin with.</source>
        <translation>两颗骰子之和怎样决定从哪一家的牌墙开始。</translation>
    </message>
    <message>
        <source>odd: opposite; 4, 8, 12: the seat before; 2, 6, 10: the seat after</source>
        <translation>单数对门；4、8、12 上家；2、6、10 下家</translation>
    </message>
    <message>
        <source>counted out, the dealer being one</source>
        <translation>从庄家起数，庄家为一</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>全场长度</translation>
    </message>
    <message>
        <source>How many deals are played.</source>
        <translation>一共打几局。</translation>
    </message>
    <message>
        <source>4 deals</source>
        <translation>4 局</translation>
    </message>
    <message>
        <source>8 deals</source>
        <translation>8 局</translation>
    </message>
    <message>
        <source>16 deals</source>
        <translation>16 局</translation>
    </message>
    <message>
        <source>Dealer&apos;s fire</source>
        <translation>打庄带火</translation>
    </message>
    <message>
        <source>Whether being the dealer doubles; never twice for one player, and floats never.</source>
        <translation>坐庄是否翻倍；同一家不重复翻倍，飘从不翻倍。</translation>
    </message>
    <message>
        <source>no</source>
        <translation>不带火</translation>
    </message>
    <message>
        <source>what the dealer pays is doubled</source>
        <translation>庄家付出的翻倍</translation>
    </message>
    <message>
        <source>the dealer counts as on fire</source>
        <translation>庄家视同上火</translation>
    </message>
    <message>
        <source>Chow of honours</source>
        <translation>吃字牌</translation>
    </message>
    <message>
        <source>Runs of dragons and of winds may be claimed; in the hand they are runs anyway.</source>
        <translation>中发白、任三种风可以吃；在手里总算顺子。</translation>
    </message>
    <message>
        <source>Kongs in a draw</source>
        <translation>流局的杠</translation>
    </message>
    <message>
        <source>Whether what was paid for kongs stays paid when nobody wins.</source>
        <translation>无人胡牌时，已付的杠钱算不算数。</translation>
    </message>
    <message>
        <source>stay paid</source>
        <translation>照算</translation>
    </message>
    <message>
        <source>are paid back</source>
        <translation>退还</translation>
    </message>
    <message>
        <source>Missed win</source>
        <translation>过胡</translation>
    </message>
    <message>
        <source>Who lets a winning tile pass wins on nobody&apos;s tile until he draws or claims again.</source>
        <translation>放过能胡的牌后，再摸牌或再吃碰杠之前，不能胡别人的牌。</translation>
    </message>
    <message>
        <source>Plain hand on a discard</source>
        <translation>抓炮平胡</translation>
    </message>
    <message>
        <source>What the discarder pays for a plain hand.</source>
        <translation>平胡时放炮者付几分。</translation>
    </message>
    <message>
        <source>Plain hand in one suit</source>
        <translation>清一色平胡</translation>
    </message>
    <message>
        <source>What a plain hand in one suit is worth; the text does not say.</source>
        <translation>清一色平胡算几分；原文没有写明。</translation>
    </message>
    <message>
        <source>What four exposed sets are worth, won on a discard with a single tile in hand.</source>
        <translation>四副都已下地，手里单吊一张，抓炮算几分。</translation>
    </message>
    <message>
        <source>2, or the pattern without it if that is more</source>
        <translation>2 分；原牌型更大则按原牌型</translation>
    </message>
    <message>
        <source>twice the pattern without it</source>
        <translation>原牌型的两倍</translation>
    </message>
    <message>
        <source>Extra patterns</source>
        <translation>附加牌型</translation>
    </message>
    <message>
        <source>All honours for 4; the dealer&apos;s dealt hand, or a win on his first discard, for 10.</source>
        <translation>字一色 4 分；天胡、地胡 10 分。</translation>
    </message>
    <message>
        <source>Four sets and a pair; runs of dragons and of winds count.</source>
        <translation>四副加一对将；中发白、任三种风也算顺子。</translation>
    </message>
    <message>
        <source>Four exposed sets, none of them a concealed kong, and a single tile, won on a discard.</source>
        <translation>四副都已吃、碰、杠下地（没有暗杠），手里单吊一张，抓炮胡。</translation>
    </message>
    <message>
        <source>Fourteen single tiles, in each suit three ranks apart, no honour twice.</source>
        <translation>十四张单牌：每门任两张相隔两个以上，字牌不重复。</translation>
    </message>
    <message>
        <source>Thirteen rags with all seven honours.</source>
        <translation>十三烂，而且东南西北中发白齐全。</translation>
    </message>
    <message>
        <source>Four triplets or kongs and a pair, exposed or not.</source>
        <translation>四副刻子或杠加一对将，下地与否都算。</translation>
    </message>
    <message>
        <source>Seven pairs, nothing exposed or declared.</source>
        <translation>七个对子，没有下地也没有暗杠。</translation>
    </message>
    <message>
        <source>Seven pairs with four equal tiles.</source>
        <translation>七小对里有四张一样的。</translation>
    </message>
    <message>
        <source>Seven pairs with four equal tiles, twice.</source>
        <translation>七小对里有两组四张一样的。</translation>
    </message>
    <message>
        <source>Seven pairs with four equal tiles, three times.</source>
        <translation>七小对里有三组四张一样的。</translation>
    </message>
    <message>
        <source>Honours only, in any winning shape; where the table plays it.</source>
        <translation>全是字牌，牌型不限（约定算时）。</translation>
    </message>
    <message>
        <source>The dealer wins with his dealt tiles; where the table plays it.</source>
        <translation>庄家起手就胡（约定算时）。</translation>
    </message>
    <message>
        <source>Won on the dealer&apos;s first discard, no kong before it; where the table plays it.</source>
        <translation>胡庄家打出的第一张，之前没有人杠（约定算时）。</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>杠</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>the kong was passed over: it may be added only in the turn in which its tile is drawn</source>
        <translation>已过圈：补杠须摸到即杠</translation>
    </message>
    <message>
        <source>added kong: each of the others pays</source>
        <translation>欠杠：三家各付</translation>
    </message>
    <message>
        <source>discarded the tile of a direct kong</source>
        <translation>放直杠</translation>
    </message>
    <message>
        <source>concealed kong: each of the others pays</source>
        <translation>暗杠：三家各付</translation>
    </message>
    <message>
        <source>nobody won: kong money goes back</source>
        <translation>流局：杠钱退还</translation>
    </message>
    <message>
        <source>in one suit: %1</source>
        <translation>清一色：%1</translation>
    </message>
    <message>
        <source>all exposed: twice %1 is %2</source>
        <translation>全求人：%1 的两倍，%2</translation>
    </message>
    <message>
        <source>a robbed kong counts as a self-draw: %1 from each</source>
        <translation>抢杠按自摸算：每家 %1</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>牌型 %1</translation>
    </message>
    <message>
        <source>fire × %1 = %2</source>
        <translation>上火 × %1 = %2</translation>
    </message>
    <message>
        <source>payer&apos;s float + %1, winner&apos;s float + %2</source>
        <translation>付方飘 + %1，胡方飘 + %2</translation>
    </message>
</context>
</TS>
