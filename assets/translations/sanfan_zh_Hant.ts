<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_Hant" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系統</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>資料夾</translation>
    </message>
    <message>
        <source>A table for Chinese mahjong as it is played in three places: laosanfan, Quanjiao laosanfan and Wanzai. Alone against bots, or with friends on one network.</source>
        <translation>一張麻將桌，照三個地方的打法：老三番、全椒老三番、萬載麻將。可以獨自與電腦對局，也可以和朋友在同一網路上同桌。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>自由軟體，以 MIT 授權條款發布。</translation>
    </message>
</context>
<context>
    <name>Auto</name>
    <message>
        <source>Win for me</source>
        <translation>自動胡</translation>
    </message>
    <message>
        <source>No claims</source>
        <translation>不吃碰槓</translation>
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
        <translation>槓</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>報聽</translation>
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
        <translation>{tile}：還有 {count} 張未見</translation>
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
        <translation>{number} 分鐘</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>牌桌名稱</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密碼</translation>
    </message>
    <message>
        <source>Seats that are gone</source>
        <translation>有人離線時</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>更改規則</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>提出</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>開一桌</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>開桌</translation>
    </message>
    <message>
        <source>None: open to all on the network</source>
        <translation>不設：網內人人可入</translation>
    </message>
    <message>
        <source>A bot plays after {time}</source>
        <translation>{time}後由電腦代打</translation>
    </message>
    <message>
        <source>Whoever comes back has his seat again at once.</source>
        <translation>回來的人立刻拿回自己的座位。</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>choose a tile</source>
        <translation>選牌</translation>
    </message>
    <message>
        <source>discard the chosen tile</source>
        <translation>打出選中的牌</translation>
    </message>
    <message>
        <source>chow, pung, kong, win</source>
        <translation>吃、碰、槓、胡</translation>
    </message>
    <message>
        <source>choose among several, while a prompt is open</source>
        <translation>有多種選擇時，按數字挑選</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>過</translation>
    </message>
    <message>
        <source>hints on and off</source>
        <translation>開關提示</translation>
    </message>
    <message>
        <source>pause a game against bots</source>
        <translation>暫停與電腦的對局</translation>
    </message>
    <message>
        <source>go through buttons and fields</source>
        <translation>在按鈕與欄位之間移動</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>這張按鍵表</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>全螢幕</translation>
    </message>
    <message>
        <source>leave the program</source>
        <translation>離開程式</translation>
    </message>
</context>
<context>
    <name>Lan</name>
    <message>
        <source>This invitation has a typing error: compare it letter by letter.</source>
        <translation>邀請碼有錯字，請逐字核對。</translation>
    </message>
    <message>
        <source>This is neither an invitation nor an address such as 192.168.1.20 or 192.168.1.20:33031.</source>
        <translation>這不是邀請碼，也不是 192.168.1.20 或 192.168.1.20:33031 這樣的位址。</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>說句話</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>常用語</translation>
    </message>
    <message>
        <source>Rules unknown to this version</source>
        <translation>本版本不認識的規則</translation>
    </message>
    <message>
        <source>A match is being played: you can look on</source>
        <translation>正在打牌，可以旁觀</translation>
    </message>
    <message>
        <source>{free} of {seats} seats free</source>
        <translation>{seats} 個座位空 {free} 個</translation>
    </message>
    <message>
        <source>password</source>
        <translation>要密碼</translation>
    </message>
    <message>
        <source>Look on</source>
        <translation>旁觀</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>No table yet. As soon as somebody on your network opens one, it appears here by itself.</source>
        <translation>還沒有牌桌。網內一有人開桌，就會自動出現在這裡。</translation>
    </message>
    <message>
        <source>{name}’s table</source>
        <translation>{name}的牌桌</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>邀請</translation>
    </message>
    <message>
        <source>Send this code to your friends, or let them photograph the picture. It holds the address of this table and its key, so that nobody else can pass for the host.</source>
        <translation>把這個邀請碼傳給朋友，或請他們掃描圖碼。裡面有這張桌的位址和金鑰，別人無法冒充桌主。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>位址</translation>
    </message>
    <message>
        <source>Invitation as a picture</source>
        <translation>邀請圖碼</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已複製</translation>
    </message>
    <message>
        <source>Address {address}:{port} · key {key}</source>
        <translation>位址 {address}:{port} · 金鑰 {key}</translation>
    </message>
    <message>
        <source>bot plays on</source>
        <translation>託管中</translation>
    </message>
    <message>
        <source>reconnecting {seconds} s</source>
        <translation>重連 {seconds} 秒</translation>
    </message>
    <message>
        <source>away</source>
        <translation>暫離</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>This table asks for a password.</source>
        <translation>這張桌要密碼。</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>收桌嗎？</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>收桌</translation>
    </message>
    <message>
        <source>{names} will be sent home.</source>
        <translation>{names}會被請離。</translation>
    </message>
    <message>
        <source>The match is saved: go on from the start page, and all find their seats.</source>
        <translation>牌局已存檔：從首頁繼續，各人仍坐原位。</translation>
    </message>
    <message>
        <source>A bot plays on for you. You can come back as long as the table is open.</source>
        <translation>電腦會替你打下去。牌桌開著時，你隨時可以回來。</translation>
    </message>
    <message>
        <source>Play with friends</source>
        <translation>和朋友打牌</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <translation>網內的牌桌</translation>
    </message>
    <message>
        <source>My friends’ table does not appear</source>
        <translation>看不到朋友的牌桌</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>開一桌</translation>
    </message>
    <message>
        <source>You choose the rules and play along; your friends find the table here.</source>
        <translation>規則由你定，你也上桌；朋友會在這裡看到你的桌。</translation>
    </message>
    <message>
        <source>By invitation or address</source>
        <translation>用邀請碼或位址加入</translation>
    </message>
    <message>
        <source>Code, or 192.168.1.20</source>
        <translation>邀請碼，或 192.168.1.20</translation>
    </message>
    <message>
        <source>Calling {address} …</source>
        <translation>正在連線 {address}…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The table can’t be opened: {reason}</source>
        <translation>開不了桌：{reason}</translation>
    </message>
    <message>
        <source>Open my interrupted table again</source>
        <translation>重開我中斷的牌桌</translation>
    </message>
    <message>
        <source>Carry on a match of a host who is gone</source>
        <translation>接續桌主已不在的牌局</translation>
    </message>
    <message>
        <source>{rules} with {names}; deals finished: {deals}</source>
        <translation>{rules}，{names}；已打完 {deals} 局</translation>
    </message>
    <message>
        <source>Connection lost. Calling again …</source>
        <translation>連線中斷，正在重連…</translation>
    </message>
</context>
<context>
    <name>LanHelp</name>
    <message>
        <source>First</source>
        <translation>先看這裡</translation>
    </message>
    <message>
        <source>All machines must be in the same network: the same Wi-Fi, not one of them in its guest network, and no VPN in between. Where machines can see each other but no table appears, join with the invitation.</source>
        <translation>所有電腦要在同一個網路：同一個 Wi-Fi，不可有一台在訪客網路，中間也不要隔著 VPN。電腦互相連得到卻看不到牌桌時，請用邀請碼加入。</translation>
    </message>
    <message>
        <source>When Windows asks, allow Sanfan (or Python) in private networks. To do so later: Windows Security → Firewall &amp; network protection → Allow an app through firewall. The network must be set to Private.</source>
        <translation>Windows 詢問時，請允許 Sanfan（或 Python）使用私人網路。事後設定：Windows 安全性 → 防火牆與網路保護 → 允許應用程式通過防火牆。網路類型要設為「私人」。</translation>
    </message>
    <message>
        <source>System Settings → Network → Firewall → Options: allow incoming connections for Sanfan (or Python). Under Privacy &amp; Security → Local Network switch it on as well.</source>
        <translation>系統設定 → 網路 → 防火牆 → 選項：允許 Sanfan（或 Python）的傳入連線。再到「隱私權與安全性 → 區域網路」把它打開。</translation>
    </message>
    <message>
        <source>Only where a firewall is on, on the host&apos;s machine:</source>
        <translation>只在開了防火牆時需要，在桌主的電腦上：</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>連接埠</translation>
    </message>
    <message>
        <source>The host&apos;s machine listens at TCP {tcp} for guests and at UDP {udp} for those who look for tables. Nothing has to be opened on the guests&apos; machines, and nothing in the router.</source>
        <translation>桌主的電腦以 TCP {tcp} 接待客人，以 UDP {udp} 回應找桌的人。客人的電腦和路由器都不必開放任何連接埠。</translation>
    </message>
    <message>
        <source>Before each deal the host&apos;s program commits itself to a secret number, and every player&apos;s program adds a number of its own. The wall and the dice follow from all of them together: nobody, the host included, could choose the wall.</source>
        <translation>每局之前，桌主的程式先對一個密數作出承諾，各家的程式再各加一個數。牌牆和骰子由所有的數共同決定：誰都無法選定牌牆，桌主也不行。</translation>
    </message>
    <message>
        <source>After the deal everybody gets the whole log. Each program works out wall and dice again, decides every move again by the rules, and compares every tile it was shown and every payment.</source>
        <translation>打完一局，各家都收到全部紀錄。每個程式重新推出牌牆和骰子，按規則重判每一步，並核對看過的每張牌和每筆收付。</translation>
    </message>
    <message>
        <source>The host&apos;s program knows all hands while the deal is played. An altered program could show them to the host. The check can&apos;t see that: play with a host whom you trust.</source>
        <translation>打牌時，桌主的程式知道四家的手牌。改過的程式可以讓桌主偷看，這是核對查不出來的：請和信得過的桌主打牌。</translation>
    </message>
    <message>
        <source>Nor can it see whether two players talk to each other about their hands.</source>
        <translation>兩家私下互通手牌，也是查不出來的。</translation>
    </message>
    <message>
        <source>What is checked</source>
        <translation>核對了什麼</translation>
    </message>
    <message>
        <source>What this does not prove</source>
        <translation>這不能證明什麼</translation>
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
        <translation>剛打完的一局有問題</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>All clocks stand still</source>
        <translation>時間都停住了</translation>
    </message>
    <message>
        <source>Waiting till everybody is back: {names}</source>
        <translation>等人回齊：{names}</translation>
    </message>
    <message>
        <source>✓ Checked by all {number} seats</source>
        <translation>✓ {number} 家都已核對</translation>
    </message>
    <message>
        <source>✓ Checked by your program</source>
        <translation>✓ 你的程式已核對</translation>
    </message>
    <message>
        <source>Checked by {number} of {all} seats …</source>
        <translation>{all} 家中 {number} 家已核對…</translation>
    </message>
    <message>
        <source>What does this prove?</source>
        <translation>這證明什麼？</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation>連線中斷</translation>
    </message>
    <message>
        <source>Calling again … {seconds} s</source>
        <translation>正在重連… {seconds} 秒</translation>
    </message>
    <message>
        <source>A bot plays for you in {seconds} s.</source>
        <translation>{seconds} 秒後由電腦代打。</translation>
    </message>
    <message>
        <source>A bot may be playing for you.</source>
        <translation>電腦可能正在替你打。</translation>
    </message>
    <message>
        <source>End the match?</source>
        <translation>結束牌局？</translation>
    </message>
    <message>
        <source>A pause?</source>
        <translation>暫停一下？</translation>
    </message>
    <message>
        <source>Wished by {names}. It counts when everybody here agrees.</source>
        <translation>{names}提議；在場的人都同意才算。</translation>
    </message>
    <message>
        <source>Ready to go on: {names}</source>
        <translation>願意繼續：{names}</translation>
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
        <translation>繼續</translation>
    </message>
    <message>
        <source>Go on without them</source>
        <translation>不等了，繼續</translation>
    </message>
    <message>
        <source>What is checked?</source>
        <translation>核對了什麼？</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>回到列表</translation>
    </message>
    <message>
        <source>Carry on from the last finished deal</source>
        <translation>從打完的最後一局接續</translation>
    </message>
    <message>
        <source>Fair shuffle</source>
        <translation>洗牌公平</translation>
    </message>
    <message>
        <source>Ask for a pause</source>
        <translation>提議暫停</translation>
    </message>
    <message>
        <source>Propose to end the match</source>
        <translation>提議結束牌局</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Take a seat, or look on.</source>
        <translation>請入座，或旁觀。</translation>
    </message>
    <message>
        <source>Look at the rules and accept them.</source>
        <translation>看過規則後請同意。</translation>
    </message>
    <message>
        <source>Say when you are ready.</source>
        <translation>準備好了請按一下。</translation>
    </message>
    <message>
        <source>Seats still free: {number}</source>
        <translation>還空 {number} 個座位</translation>
    </message>
    <message>
        <source>Waiting for {names}</source>
        <translation>等{names}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>座位 {number} 由誰打</translation>
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
        <translation>想和你換座</translation>
    </message>
    <message>
        <source>✓ ready</source>
        <translation>✓ 準備好了</translation>
    </message>
    <message>
        <source>rules accepted</source>
        <translation>同意規則</translation>
    </message>
    <message>
        <source>looks at the rules</source>
        <translation>正在看規則</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>坐這裡</translation>
    </message>
    <message>
        <source>Sit here instead</source>
        <translation>換我坐這裡</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>換座</translation>
    </message>
    <message>
        <source>Agree to swap</source>
        <translation>同意換座</translation>
    </message>
    <message>
        <source>Asked to swap</source>
        <translation>已提出換座</translation>
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
        <translation>不看他的話</translation>
    </message>
    <message>
        <source>Hear again in the chat</source>
        <translation>再看他的話</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>請離</translation>
    </message>
    <message>
        <source>More about {name}</source>
        <translation>{name}的更多選項</translation>
    </message>
    <message>
        <source>✓ Everybody has accepted these rules</source>
        <translation>✓ 人人同意這些規則</translation>
    </message>
    <message>
        <source>Not yet accepted by {names}</source>
        <translation>{names}還沒有同意</translation>
    </message>
    <message>
        <source>Copy the rule code</source>
        <translation>複製規則碼</translation>
    </message>
    <message>
        <source>Read the law</source>
        <translation>看全部規則</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Accept the rules</source>
        <translation>同意規則</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>電腦</translation>
    </message>
    <message>
        <source>Carries on a match after its deal {number}: {scores}</source>
        <translation>接續一場牌局，已打完 {number} 局：{scores}</translation>
    </message>
    <message>
        <source>Back again</source>
        <translation>我回來了</translation>
    </message>
    <message>
        <source>Away for a moment</source>
        <translation>暫離一下</translation>
    </message>
    <message>
        <source>Not ready after all</source>
        <translation>還沒準備好</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>準備好了</translation>
    </message>
    <message>
        <source>Let others in</source>
        <translation>開放加入</translation>
    </message>
    <message>
        <source>{name} (not open to all)</source>
        <translation>{name}（不公開）</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>鎖桌</translation>
    </message>
    <message>
        <source>Invite…</source>
        <translation>邀請…</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>離座</translation>
    </message>
</context>
<context>
    <name>NewTable</name>
    <message>
        <source>Rule code</source>
        <translation>規則碼</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼上</translation>
    </message>
    <message>
        <source>{option}: {value} (standard: {standard})</source>
        <translation>{option}：{value}（標準：{standard}）</translation>
    </message>
    <message>
        <source>Differs from the standard in one place</source>
        <translation>與標準有 1 處不同</translation>
    </message>
    <message>
        <source>Differs from the standard in {number} places</source>
        <translation>與標準有 {number} 處不同</translation>
    </message>
    <message>
        <source>All back to the standard</source>
        <translation>全部恢復標準</translation>
    </message>
    <message>
        <source>The standard table</source>
        <translation>標準規則</translation>
    </message>
    <message>
        <source>Choose a preset</source>
        <translation>選擇自訂規則</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>自訂規則</translation>
    </message>
    <message>
        <source>Name of a preset</source>
        <translation>自訂規則的名稱</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>改名</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>The presets cannot be written: {reason}</source>
        <translation>自訂規則無法寫入：{reason}</translation>
    </message>
    <message>
        <source>Bot, easy</source>
        <translation>電腦（簡單）</translation>
    </message>
    <message>
        <source>Bot, normal</source>
        <translation>電腦（普通）</translation>
    </message>
    <message>
        <source>Bot, hard</source>
        <translation>電腦（困難）</translation>
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
        <translation>不限時</translation>
    </message>
    <message>
        <source>{step} s a turn + {reserve} s</source>
        <translation>每手 {step} 秒 + 備用 {reserve} 秒</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>開新桌</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開局</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>計時</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>種子</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>隨機</translation>
    </message>
    <message>
        <source>The same seed gives the same walls and dice.</source>
        <translation>種子相同，牌牆和骰子也相同。</translation>
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
        <translation>開</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關</translation>
    </message>
    <message>
        <source>{option}: less</source>
        <translation>{option}：減少</translation>
    </message>
    <message>
        <source>{option}: more</source>
        <translation>{option}：增加</translation>
    </message>
    <message>
        <source>Back to the standard: {value}</source>
        <translation>恢復標準：{value}</translation>
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
        <translation>槓</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>胡</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>過</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>擲骰</translation>
    </message>
    <message>
        <source>Declare ready</source>
        <translation>報聽</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Fire, float {number}</source>
        <translation>打火，飄 {number}</translation>
    </message>
    <message>
        <source>Float {number}</source>
        <translation>飄 {number}</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>先不</translation>
    </message>
    <message>
        <source>Declare ready with a discard</source>
        <translation>打牌報聽</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>The match is over</source>
        <translation>全場結束</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>回首頁</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再來一場</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>回到大廳</translation>
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
        <translation>聽牌</translation>
    </message>
    <message>
        <source>Ready, but below the minimum</source>
        <translation>已聽，但不夠起胡</translation>
    </message>
    <message>
        <source>left</source>
        <translation>餘</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>點炮</translation>
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
        <translation>{winner}胡，{source}點炮</translation>
    </message>
    <message>
        <source>{winner} robs a kong of {source}</source>
        <translation>{winner}搶{source}的槓</translation>
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
        <translation>本桌規則</translation>
    </message>
    <message>
        <source>Rule code: {code}</source>
        <translation>規則碼：{code}</translation>
    </message>
    <message>
        <source>standard: {value}</source>
        <translation>標準：{value}</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>番種</translation>
    </message>
    <message>
        <source>Not counted beside it: {names}</source>
        <translation>不再計：{names}</translation>
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
        <translation>點炮</translation>
    </message>
    <message>
        <source>won by self-draw</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>won by robbing a kong</source>
        <translation>搶槓</translation>
    </message>
    <message>
        <source>{wind}, {round} round, {how}</source>
        <translation>{wind}家，{round}風圈，{how}</translation>
    </message>
    <message>
        <source>Who pays: an example</source>
        <translation>誰付：舉例</translation>
    </message>
    <message>
        <source>The first sample hand, “{name}”, at this table; East deals.</source>
        <translation>以第一手例牌「{name}」按本桌規則計算；東家作莊。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Show the standard table</source>
        <translation>看標準規則</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>搜尋規則</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目錄</translation>
    </message>
    <message>
        <source>The law</source>
        <translation>規則全文</translation>
    </message>
    <message>
        <source>Found: {number}</source>
        <translation>找到 {number} 處</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>{wind} · dealer</source>
        <translation>{wind} · 莊家</translation>
    </message>
    <message>
        <source>Tiles that you click go to this seat</source>
        <translation>點選的牌歸這一家</translation>
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
        <translation>飄 {n}</translation>
    </message>
    <message>
        <source>Float of {wind}</source>
        <translation>{wind}家的飄</translation>
    </message>
    <message>
        <source>Fire of {wind}</source>
        <translation>{wind}家上火</translation>
    </message>
    <message>
        <source>click tiles below</source>
        <translation>點下面的牌</translation>
    </message>
    <message>
        <source>hand not known</source>
        <translation>手牌不詳</translation>
    </message>
    <message>
        <source>+ winning tile</source>
        <translation>＋胡牌張</translation>
    </message>
    <message>
        <source>A concealed kong: nobody fed it.</source>
        <translation>暗槓，沒有供牌的人。</translation>
    </message>
    <message>
        <source>Fed by {wind}, the fourth tile added later. Click to change.</source>
        <translation>{wind}家供牌，後來補槓。點一下更換。</translation>
    </message>
    <message>
        <source>Fed by {wind}. Click to change.</source>
        <translation>{wind}家供牌。點一下更換。</translation>
    </message>
    <message>
        <source>← {wind} +</source>
        <translation>← {wind} 補</translation>
    </message>
    <message>
        <source>← {wind}</source>
        <translation>← {wind}</translation>
    </message>
    <message>
        <source>concealed</source>
        <translation>暗槓</translation>
    </message>
    <message>
        <source>Score a hand</source>
        <translation>算牌</translation>
    </message>
    <message>
        <source>Table rules…</source>
        <translation>本桌規則…</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>複製為 JSON</translation>
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
        <translation>結果</translation>
    </message>
    <message>
        <source>Click the tiles of the winner&apos;s hand.</source>
        <translation>請點選胡家的手牌。</translation>
    </message>
    <message>
        <source>Which tile did the hand win on?</source>
        <translation>胡的是哪一張？</translation>
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
        <translation>槓</translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation>暗槓</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>花牌</translation>
    </message>
    <message>
        <source>Winning tile</source>
        <translation>胡牌張</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>記號</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>點炮</translation>
    </message>
    <message>
        <source>Robbed kong</source>
        <translation>搶槓</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不詳</translation>
    </message>
    <message>
        <source>Drawn after a kong</source>
        <translation>槓後補牌</translation>
    </message>
    <message>
        <source>Last tile</source>
        <translation>最後一張</translation>
    </message>
    <message>
        <source>First turn of the dealer</source>
        <translation>莊家第一手</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>胡法</translation>
    </message>
    <message>
        <source>Tile from</source>
        <translation>來自</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>圈風</translation>
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
        <translation>本桌規則</translation>
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
        <translation>靛藍</translation>
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
        <translation>無動畫</translation>
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
        <translation>綠絨</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>夜藍</translation>
    </message>
    <message>
        <source>Light paper</source>
        <translation>淺色宣紙</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>連按兩下</translation>
    </message>
    <message>
        <source>Lift, then click again</source>
        <translation>先提起，再按一下</translation>
    </message>
    <message>
        <source>Drag upwards</source>
        <translation>向上拖曳</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Seat colour</source>
        <translation>座位顏色</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>外觀</translation>
    </message>
    <message>
        <source>Larger tiles in your own hand</source>
        <translation>放大自己的手牌</translation>
    </message>
    <message>
        <source>Hints: unseen tiles, waits, what to discard</source>
        <translation>提示：餘牌、聽牌、該打哪張</translation>
    </message>
    <message>
        <source>Figures in the tiles&apos; corners</source>
        <translation>牌角標示數字與字母</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動畫</translation>
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
        <translation>顯示結算</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>最終名次</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Nobody pays anything.</source>
        <translation>沒有人付錢。</translation>
    </message>
    <message>
        <source>{payer} pays {to}</source>
        <translation>{payer} 付給 {to}</translation>
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
        <translation>{winner} 搶 {source} 的槓</translation>
    </message>
    <message>
        <source>{winner} wins on a discard of {source}</source>
        <translation>{winner} 胡，{source} 點炮</translation>
    </message>
    <message>
        <source>{number} hu</source>
        <translation>{number} 胡</translation>
    </message>
    <message>
        <source>Worth {value} {unit}</source>
        <translation>計 {value} {unit}</translation>
    </message>
    <message>
        <source>{name} is liable and pays for all ({rule}): {why}. The tile was {tile}</source>
        <translation>{name} 包牌，一人付清（{rule}）：{why}。這張是{tile}</translation>
    </message>
    <message>
        <source>the share of {name}</source>
        <translation>{name} 的一份</translation>
    </message>
    <message>
        <source>owed {amount}</source>
        <translation>應付 {amount}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}：{value}</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>為什麼？</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Play now</source>
        <translation>馬上開局</translation>
    </message>
    <message>
        <source>Your last table, three bots</source>
        <translation>上次的牌桌，三家電腦</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>新開一桌</translation>
    </message>
    <message>
        <source>Rules, seats, clocks</source>
        <translation>規則、座位、計時</translation>
    </message>
    <message>
        <source>Play with friends</source>
        <translation>與朋友同桌</translation>
    </message>
    <message>
        <source>Host or join on your network</source>
        <translation>在區域網路開桌或加入</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>牌譜</translation>
    </message>
    <message>
        <source>Matches to watch again</source>
        <translation>重看打過的牌局</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>戰績</translation>
    </message>
    <message>
        <source>Who settles with whom</source>
        <translation>誰和誰結帳</translation>
    </message>
    <message>
        <source>Score a hand</source>
        <translation>算牌</translation>
    </message>
    <message>
        <source>Lay it out, see what it pays</source>
        <translation>擺出牌來，看值多少</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>The law of each table</source>
        <translation>各地的打法</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Language, motion, looks</source>
        <translation>語言、動畫、外觀</translation>
    </message>
    <message>
        <source>Chinese mahjong by the laws of three regions</source>
        <translation>三地麻將，各依其法</translation>
    </message>
    <message>
        <source>Good to see you, {name}.</source>
        <translation>{name}，請入座。</translation>
    </message>
    <message>
        <source>Resume: {match}</source>
        <translation>繼續：{match}</translation>
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
        <translation>{wind} · 莊</translation>
    </message>
    <message>
        <source>{wind} round</source>
        <translation>{wind}風圈</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>第 {number} 局</translation>
    </message>
    <message>
        <source>stays {run}</source>
        <translation>連莊 {run}</translation>
    </message>
    <message>
        <source>left to draw</source>
        <translation>餘牌</translation>
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
        <translation>飄 {number}</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>聽</translation>
    </message>
    <message>
        <source>East</source>
        <translation>東</translation>
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
        <translation>小心{who}：{why}。確定要打，請再打一次。</translation>
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
        <translation>離開牌桌？</translation>
    </message>
    <message>
        <source>The match is kept; you can go on from the start page.</source>
        <translation>牌局已保存，可從首頁繼續。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離開</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>梅</translation>
    </message>
    <message>
        <source>Orchid</source>
        <translation>蘭</translation>
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
        <translation>%1 萬</translation>
    </message>
    <message>
        <source>%1 of dots</source>
        <translation>%1 筒</translation>
    </message>
    <message>
        <source>east wind</source>
        <translation>東風</translation>
    </message>
    <message>
        <source>south wind</source>
        <translation>南風</translation>
    </message>
    <message>
        <source>west wind</source>
        <translation>西風</translation>
    </message>
    <message>
        <source>north wind</source>
        <translation>北風</translation>
    </message>
    <message>
        <source>red dragon</source>
        <translation>紅中</translation>
    </message>
    <message>
        <source>green dragon</source>
        <translation>發財</translation>
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
        <translation>蘭</translation>
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
        <translation>語言</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Seat colour</source>
        <translation>座位顏色</translation>
    </message>
    <message>
        <source>Welcome to the table</source>
        <translation>歡迎入座</translation>
    </message>
    <message>
        <source>Three things, all of which you can change later in the settings.</source>
        <translation>只有三件事，以後都能在設定裡更改。</translation>
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
        <translation>程式出了錯，已寫入記錄檔；可以繼續玩。</translation>
    </message>
    <message>
        <source>Log folder</source>
        <translation>記錄檔資料夾</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Sanfan</source>
        <translation>三番</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>遊戲(&amp;G)</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>首頁</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全螢幕</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>離開</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>授權條款</translation>
    </message>
    <message>
        <source>About Sanfan</source>
        <translation>關於三番</translation>
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
        <translation>缺一門</translation>
    </message>
    <message>
        <source>a hand of two suits and honours</source>
        <translation>缺一門帶字</translation>
    </message>
    <message>
        <source>all simples (斷幺)</source>
        <translation>斷幺</translation>
    </message>
    <message>
        <source>all triplets (對對胡)</source>
        <translation>對對胡</translation>
    </message>
    <message>
        <source>triplets of one suit and honours</source>
        <translation>一門帶字的對對胡</translation>
    </message>
    <message>
        <source>triplets of one suit</source>
        <translation>清一色對對胡</translation>
    </message>
    <message>
        <source>triplets of 1, 9 and honours (幺幺和)</source>
        <translation>幺幺和</translation>
    </message>
    <message>
        <source>seven pairs (七小對)</source>
        <translation>七小對</translation>
    </message>
    <message>
        <source>seven pairs of one suit</source>
        <translation>清一色七小對</translation>
    </message>
    <message>
        <source>thirteen rags (十三爛)</source>
        <translation>十三爛</translation>
    </message>
    <message>
        <source>a straight (一條龍)</source>
        <translation>一條龍</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>已聽</translation>
    </message>
    <message>
        <source>one away</source>
        <translation>一向聽</translation>
    </message>
    <message>
        <source>two away</source>
        <translation>兩向聽</translation>
    </message>
    <message>
        <source>three away</source>
        <translation>三向聽</translation>
    </message>
    <message>
        <source>four away</source>
        <translation>四向聽</translation>
    </message>
    <message>
        <source>five away</source>
        <translation>五向聽</translation>
    </message>
    <message>
        <source>six away</source>
        <translation>六向聽</translation>
    </message>
    <message>
        <source>%1 away</source>
        <translation>%1 向聽</translation>
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
        <translation>開槓當場收錢；%1：%2</translation>
    </message>
    <message>
        <source>%1 could be ready by now</source>
        <translation>%1 也許已聽</translation>
    </message>
    <message>
        <source>chosen by lot</source>
        <translation>隨手選的</translation>
    </message>
    <message>
        <source>nothing else may be done</source>
        <translation>別無選擇</translation>
    </message>
    <message>
        <source>what this player likes to stake</source>
        <translation>這位玩家的習慣</translation>
    </message>
    <message>
        <source>the declaration brings more than a free hand</source>
        <translation>報聽比留著活手划算</translation>
    </message>
    <message>
        <source>a free hand brings more than the declaration</source>
        <translation>留著活手比報聽划算</translation>
    </message>
    <message>
        <source>for %1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>ready for %1, on %2</source>
        <translation>%1，聽 %2</translation>
    </message>
    <message>
        <source>ready for %1, but no tile that may still come would win</source>
        <translation>%1 已成聽形，但還能來的牌沒有一張能胡</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 帶 %2</translation>
    </message>
    <message>
        <source>with it, %1: %2</source>
        <translation>要了它，%1：%2</translation>
    </message>
    <message>
        <source>the kong does no harm; %1: %2</source>
        <translation>開槓無妨；%1：%2</translation>
    </message>
    <message>
        <source>%1 is dangerous: %2</source>
        <translation>%1 危險：%2</translation>
    </message>
    <message>
        <source>%1 has declared ready</source>
        <translation>%1 已報聽</translation>
    </message>
    <message>
        <source>%1 has %2 sets of its suit on the table</source>
        <translation>%1 已擺出這一門 %2 副</translation>
    </message>
    <message>
        <source>%1 may well be ready</source>
        <translation>%1 很可能已聽</translation>
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
        <translation>先後次序</translation>
    </message>
    <message>
        <source>A win goes before a pung or a kong, and these go before a chow. Among equals the seat that comes first after the discarder has the tile, unless the table lets every winner win.
Everybody who could claim is asked at the same moment. No answer in time is a pass, but a win on offer is taken. Robbing a kong goes the same way.</source>
        <translation>胡先於碰、槓，碰、槓先於吃。同等時，打牌者後順位在前的一家得牌；約定可多家胡的除外。
能要牌的各家同時被問。逾時不答算過，但能胡則自動胡。搶槓也照此辦理。</translation>
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
        <translation>摸牌、槓與牌尾</translation>
    </message>
    <message>
        <source>Who draws or claims a tile discards one. After a kong or a flower he first draws a replacement from the tail of the wall: the upper tile of its last stack, then the lower one.
Concealed and added kongs are declared in one&apos;s own turn after a draw, the dealer&apos;s first turn included. No kong is allowed whose replacement could not be drawn. After a discard that leaves nothing to draw, only a win may be claimed.</source>
        <translation>摸牌或要牌之後要打出一張。槓牌或補花之後，先從牌尾補一張：先取最後一墩的上面一張，再取下面一張。
暗槓和補槓在自己摸牌之後宣告，莊家的第一手也可以。補不到牌的槓不能槓。打出之後已無牌可摸時，只能胡，不能吃碰槓。</translation>
    </message>
    <message>
        <source>A triplet finished by another&apos;s tile</source>
        <translation>靠別人的牌成的刻子</translation>
    </message>
    <message>
        <source>It is valued as an exposed triplet; finished by one&apos;s own draw it is concealed. It is never an exposed set: whatever asks for sets on the table looks only at those that lay there before the win.</source>
        <translation>計值時當作碰出；自摸而成的則是暗刻。但它不算下地的牌組：凡要看下地牌組的，只看胡牌之前已經擺出的。</translation>
    </message>
    <message>
        <source>Several readings</source>
        <translation>多種拆法</translation>
    </message>
    <message>
        <source>If a hand can be split in several ways, the way that is worth most counts. It also settles which set, or the pair, the winning tile completed. A dealer who wins on his dealt tiles wins by self-draw, on the last tile that he took.</source>
        <translation>一手牌有幾種拆法時，取最大的一種，由它決定胡的那張成了哪一副（或將）。莊家起手就胡算自摸，最後拿到的那張是胡的牌。</translation>
    </message>
    <message>
        <source>Nothing leaks</source>
        <translation>不洩漏</translation>
    </message>
    <message>
        <source>Other hands, the wall and the faces of hidden kongs reach no screen and no record of a seat that may not see them before the deal is over.</source>
        <translation>別家的手牌、牌牆和蓋著的暗槓，在一局結束之前，不會出現在不該看到的人的畫面和紀錄裡。</translation>
    </message>
    <message>
        <source>Nothing is lost</source>
        <translation>收付相等</translation>
    </message>
    <message>
        <source>What the players gain and lose in a deal always adds up to zero.</source>
        <translation>每一局各家的輸贏加起來總是零。</translation>
    </message>
    <message>
        <source>Everything can be repeated</source>
        <translation>可以重現</translation>
    </message>
    <message>
        <source>The same rule code, the same seed and the same decisions give the same deal, tile for tile, on every machine.</source>
        <translation>規則碼、種子和每一步都相同，在任何電腦上，每一張牌都相同。</translation>
    </message>
    <message>
        <source>After a claim</source>
        <translation>要牌之後</translation>
    </message>
    <message>
        <source>After a chow or a pung any tile may be discarded, the one just taken included. But there is no win and no kong before the next draw of one&apos;s own.</source>
        <translation>吃、碰之後可以打任何一張，剛拿的那張也行；但在自己下次摸牌之前，不能胡，也不能槓。</translation>
    </message>
    <message>
        <source>Seats and dice</source>
        <translation>座位與骰子</translation>
    </message>
    <message>
        <source>Seats are numbered in turn order, counter-clockwise; the first seat throws the first dice. The sum of the dice is counted out counter-clockwise, beginning with the counting player as one.</source>
        <translation>座位按逆時針的輪次編號，第一個座位先擲骰。骰子之和逆時針數，從數的人自己起，自己是一。</translation>
    </message>
</context>
<context>
    <name>input</name>
    <message>
        <source>should be an object, not %1</source>
        <translation>應為物件，不是 %1</translation>
    </message>
    <message>
        <source>there is no field “%1”; there are: %2</source>
        <translation>沒有欄位「%1」；有：%2</translation>
    </message>
    <message>
        <source>the field “%1” is missing</source>
        <translation>缺少欄位「%1」</translation>
    </message>
    <message>
        <source>should be a list, not %1</source>
        <translation>應為列表，不是 %1</translation>
    </message>
    <message>
        <source>should have %1 entries, not %2</source>
        <translation>應有 %1 項，現有 %2 項</translation>
    </message>
    <message>
        <source>should be a text, not %1</source>
        <translation>應為文字，不是 %1</translation>
    </message>
    <message>
        <source>should be one of %1, not %2</source>
        <translation>應為 %1 之一，不是 %2</translation>
    </message>
    <message>
        <source>should be a whole number from %1 to %2, not %3</source>
        <translation>應為 %1 到 %2 的整數，不是 %3</translation>
    </message>
    <message>
        <source>should be true or false, not %1</source>
        <translation>應為 true 或 false，不是 %1</translation>
    </message>
    <message>
        <source>should hold flowers only: abcd and efgh</source>
        <translation>只能放花牌：abcd 與 efgh</translation>
    </message>
    <message>
        <source>“%1” is no meld: write [555m] for an exposed set, (5555m) for a concealed kong</source>
        <translation>「%1」不是牌組：明的寫 [555m]，暗槓寫 (5555m)</translation>
    </message>
    <message>
        <source>“%1” is neither a run, a triplet nor a kong</source>
        <translation>「%1」不是順子、刻子，也不是槓</translation>
    </message>
    <message>
        <source>should have %1 tiles (without the winning tile), not %2</source>
        <translation>應有 %1 張（不含胡牌張），現有 %2 張</translation>
    </message>
    <message>
        <source>should have %1 tiles beside 1 meld (without the winning tile), not %2</source>
        <translation>有 1 組在桌上，手牌應有 %1 張（不含胡牌張），現有 %2 張</translation>
    </message>
    <message>
        <source>should have %1 tiles beside %3 melds (without the winning tile), not %2</source>
        <translation>有 %3 組在桌上，手牌應有 %1 張（不含胡牌張），現有 %2 張</translation>
    </message>
    <message>
        <source>an exposed set needs the seat that fed it</source>
        <translation>明的牌組要說明由誰供牌</translation>
    </message>
    <message>
        <source>nobody feeds a concealed kong</source>
        <translation>暗槓沒有供牌的人</translation>
    </message>
    <message>
        <source>%1 occurs %2 times: there is only %3</source>
        <translation>%1 出現 %2 次：一共只有 %3 張</translation>
    </message>
    <message>
        <source>%1 occurs %2 times: there are only %3</source>
        <translation>%1 出現 %2 次：一共只有 %3 張</translation>
    </message>
    <message>
        <source>should be at most %1, not %2</source>
        <translation>至多 %1，現有 %2</translation>
    </message>
    <message>
        <source>the winner&apos;s hand must be known</source>
        <translation>必須知道胡家的手牌</translation>
    </message>
    <message>
        <source>this rule set knows neither fire nor float</source>
        <translation>這種玩法沒有上火也沒有飄</translation>
    </message>
    <message>
        <source>flowers belong in “flowers”, not in the hand</source>
        <translation>花牌應放在花牌欄，不放手牌</translation>
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
        <translation>%1 不是本桌可以吃的順子</translation>
    </message>
    <message>
        <source>a self-draw has no source</source>
        <translation>自摸沒有出牌的人</translation>
    </message>
    <message>
        <source>the seat that discarded or was robbed is missing</source>
        <translation>沒有說明是誰點炮或被搶槓</translation>
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
        <translation>%1：這種玩法不用這張牌</translation>
    </message>
    <message>
        <source>%1 tiles are left after the last one</source>
        <translation>說是最後一張，卻還剩 %1 張</translation>
    </message>
    <message>
        <source>nobody declares ready in this game</source>
        <translation>這種玩法不報聽</translation>
    </message>
    <message>
        <source>no winning shape</source>
        <translation>不成胡牌牌形</translation>
    </message>
    <message>
        <source>below the minimum of %1 fan: this hand has %2</source>
        <translation>不夠起胡 %1 番：這手牌只有 %2 番</translation>
    </message>
    <message>
        <source>“%1” in “%2” has no suit: write m, p or s after the ranks</source>
        <translation>「%2」裡的「%1」沒有門：數字後要寫 m、p 或 s</translation>
    </message>
    <message>
        <source>“%1” in “%2” is no tile</source>
        <translation>「%2」裡的「%1」不是牌</translation>
    </message>
    <message>
        <source>“%1” should be a single tile</source>
        <translation>「%1」應為一張牌</translation>
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
        <translation>寧海老三番，有八張花牌：計胡數，三番為頂（拉子）。
輸家之間也要算胡頭，餵三攤者包牌。</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>銀</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>開局</translation>
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
        <translation>付銀</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>用牌</translation>
    </message>
    <message>
        <source>Three suits, four winds and three dragons, each tile four times, and eight flowers, each once: 144 tiles. Every player builds a wall of 18 stacks of two.</source>
        <translation>筒、索、萬，東南西北，中發白，各四張，加八張花牌，共 144 張。各家砌 18 墩，每墩兩張。</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>選莊</translation>
    </message>
    <message>
        <source>The first seat throws two dice. The sum, counted out counter-clockwise with the thrower as one, names the dealer of the first deal.</source>
        <translation>第一個座位擲兩顆骰子，從自己起逆時針數到這個數，數到的人就是第一局的莊家。</translation>
    </message>
    <message>
        <source>Breaking the wall</source>
        <translation>開牌</translation>
    </message>
    <message>
        <source>At every deal the dealer throws two dice, and the player whom he counts out throws two more. Both sums together say how many stacks are counted off in front of that second thrower, clockwise from his right hand; the first tile drawn comes from the next stack. If his wall is too short, the count runs on along the wall of the player before him. The stacks counted off are the tail.</source>
        <translation>每局由莊家擲兩顆骰子，數到的人再擲兩顆。兩次之和就是墩數：從第二個擲骰者的牌牆右端起順時針數去這麼多墩，從下一墩開始抓牌。他的牌牆不夠長，就接著數他上家的牌牆。數去的那一段是牌尾。</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>抓牌</translation>
    </message>
    <message>
        <source>From the dealer on, counter-clockwise: four tiles each three times round, then one each, then one more for the dealer. He holds 14 tiles, the others 13.</source>
        <translation>從莊家起逆時針，每次四張，抓三輪，再各抓一張，莊家多抓一張。莊家 14 張，其餘各 13 張。</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>花牌</translation>
    </message>
    <message>
        <source>After the deal the dealer lays out his flowers and draws as many tiles from the tail, until he holds no flower; then the next player does the same, and so on. During play a drawn flower is laid out and replaced at once.</source>
        <translation>抓完牌後，莊家先亮出花牌，從牌尾補同樣張數，補到沒有花為止；然後逐家照辦。打牌途中摸到花，立刻亮出補花。</translation>
    </message>
    <message>
        <source>The first go-around</source>
        <translation>第一圈</translation>
    </message>
    <message>
        <source>In the first deal of a match everybody&apos;s first discard must be a dot or a character, if he holds one. Until the dealer draws for the second time nobody may chow, pung or kong, not even concealed. Winning is allowed all the while.</source>
        <translation>全場第一局，各家手裡有筒或萬時，第一張只能打筒或萬。莊家第二次摸牌之前，誰也不能吃、碰、槓，暗槓也不行。胡牌不受限制。</translation>
    </message>
    <message>
        <source>What may be claimed</source>
        <translation>吃碰槓</translation>
    </message>
    <message>
        <source>Chow, pung and every kong. An added kong may be robbed, a concealed or a direct one may not. The others see a concealed kong face down.</source>
        <translation>可吃、可碰、可槓。補槓可以搶，暗槓和直槓不能搶。暗槓對別家蓋著。</translation>
    </message>
    <message>
        <source>One winner, or all</source>
        <translation>一家胡或多家胡</translation>
    </message>
    <message>
        <source>Of several who could win on one tile, the nearest after the discarder wins alone, or all of them win, as the table has agreed. If all win, each is paid by the losers only, winners pay one another nothing, liability is judged for each winner by himself, and a dealer among the winners stays.</source>
        <translation>幾家能胡同一張時，按約定，或只由打牌者後最近的一家胡，或都可以胡。都胡時，各由輸家付，贏家之間不付；包牌按每個贏家分別判定；莊家在贏家之中則連莊。</translation>
    </message>
    <message>
        <source>The dead wall</source>
        <translation>留牌</translation>
    </message>
    <message>
        <source>Nine stacks at the tail are never drawn, one more for each kong, and a single tile left on the tail does not count: a tile may be drawn only while more than 18 tiles are left, plus two for each kong, plus one if the number of replacements is odd. Who must draw and may not ends the deal as a draw.</source>
        <translation>牌尾留 9 墩不摸，每一槓多留一墩，牌尾落單的一張不算：剩牌要多於 18 張，加每槓兩張，補牌數為單數再加一張，才能摸。該摸而不能摸，就是流局。</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>If nobody wins, nobody pays. Whether the deal passes on or the same player deals again is the table&apos;s choice.</source>
        <translation>沒有人胡，誰也不付。下莊還是連莊，由約定決定。</translation>
    </message>
    <message>
        <source>Dealer and match</source>
        <translation>莊家與全場</translation>
    </message>
    <message>
        <source>A dealer who wins stays; otherwise the next seat deals. The round wind goes on when everybody has dealt and the deal passes again. The match ends after the agreed number of rounds.</source>
        <translation>莊家胡則連莊，否則下家坐莊。各家都坐過莊、再換莊時，圈風往下走。打滿約定的圈數，全場結束。</translation>
    </message>
    <message>
        <source>The shape</source>
        <translation>牌型</translation>
    </message>
    <message>
        <source>Four sets and a pair; a set is a run of one suit, a triplet or a kong. There is no minimum.</source>
        <translation>四副加一對將；一副是同門的順子、刻子或槓。不設起胡番數。</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>番</translation>
    </message>
    <message>
        <source>All patterns that a hand has are added up, and three fan are the limit. A pair of dragons is worth nothing. Own flowers are plum and spring for East, orchid and summer for South, chrysanthemum and autumn for West, bamboo and winter for North; a complete group counts instead of the own flower in it.</source>
        <translation>有的番加起來算，三番為頂。中發白做將不算番。本位花：東家梅、春，南家蘭、夏，西家菊、秋，北家竹、冬；一組花齊全時，代替其中的本位花。</translation>
    </message>
    <message>
        <source>Hu</source>
        <translation>胡數</translation>
    </message>
    <message>
        <source>Every flower brings hu, whoever&apos;s it is, and so does every triplet and kong; a self-draw brings two, and two more the middle tile of a run that is not exposed. Edge waits and single waits bring nothing. Direct and added kongs both count as exposed.</source>
        <translation>每張花牌都計胡，不論是誰的花；刻子和槓也計胡。自摸加 2 胡，夾中再加 2 胡（沒下地的順子）。邊張和單吊不加。直槓和補槓都是明槓。</translation>
    </message>
    <message>
        <source>From hu to silver</source>
        <translation>折銀</translation>
    </message>
    <message>
        <source>Base and hu together are doubled for each fan, then rounded up to tens. Three fan or more are worth the limit outright, and nothing is ever worth more. Where silver goes by fifties, 0 to 20 above a full hundred are dropped, 30 to 60 become 50, and 70 to 90 become 100. Under Tuidaoba the fan alone decide.</source>
        <translation>胡底加胡數，每番翻一倍，再超一進十。三番以上直接算拉子，也絕不超過。按 50 折銀的，百位以上 0–20 不加，30–60 加半，70–90 進一。推倒八只看番數。</translation>
    </message>
    <message>
        <source>Who pays the winner</source>
        <translation>誰付贏家</translation>
    </message>
    <message>
        <source>A self-draw is paid in full by all three. On a discard or a robbed kong he who gave the tile pays in full and the others half, unless the table has agreed otherwise. Half of a value is rounded up to tens of hu and only then turned into silver.</source>
        <translation>自摸三家都付全。點炮或被搶槓的一家付全，旁家付半；另有約定的從約定。一半先超一進十，再折成銀子。</translation>
    </message>
    <message>
        <source>The losers among themselves</source>
        <translation>胡頭</translation>
    </message>
    <message>
        <source>Every loser has a head: his own hu, doubled for his own fan, rounded up to tens, without a base and never above the limit. Flowers, exposed sets and concealed triplets count, and the fan of flowers, dragons and winds, but no pattern of a whole hand.
Of each two losers the higher head receives from the lower: the whole difference if one of them is the dealer, half of it otherwise; in the schemes that go by fifties, rounded to fifties.</source>
        <translation>沒胡的各家都有胡頭：自己的胡數，按自己的番翻倍，超一進十，不加胡底，不超過拉子。花牌、下地的牌組和暗刻計胡，花、中發白和風計番，整手的番型不計。
每兩個輸家之間，胡頭高的向低的收：其中一家是莊家收全部差額，否則收一半；按 50 折銀的，折到 50。</translation>
    </message>
    <message>
        <source>Three spread</source>
        <translation>三攤</translation>
    </message>
    <message>
        <source>A player is spread once three of his sets lie exposed. If the first three are of one suit, honours aside of which up to two may be among them, that suit is dangerous. If three or more are pungs or kongs, every 1, every 9 and every honour is dangerous. Concealed kongs do not count.
Who is not ready after his discard, and discards a dangerous tile on which the spread player wins, pays what all the losers would have paid. Who is ready is not liable, and a robbed kong makes nobody liable. The losers&apos; settlement goes on as usual. The table warns before such a discard.</source>
        <translation>一家有三副下地就是三攤。前三副若是同一門（其中可有至多兩副字），這一門就危險。碰、槓有三副以上，則一、九和字牌都危險。暗槓不算。
打出之後自己沒聽，而打的是危險牌、三攤那家胡了，就由他付所有輸家該付的。已聽的不包，被搶槓的不包。胡頭照算。打這種牌之前，牌桌會提醒。</translation>
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
        <translation>對對胡</translation>
    </message>
    <message>
        <source>Red dragon</source>
        <translation>紅中</translation>
    </message>
    <message>
        <source>Green dragon</source>
        <translation>發財</translation>
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
        <translation>四花齊全</translation>
    </message>
    <message>
        <source>Seat wind</source>
        <translation>門風</translation>
    </message>
    <message>
        <source>Round wind</source>
        <translation>圈風</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>計番</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>全場</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>大小類別</translation>
    </message>
    <message>
        <source>Base, limit and rounding: how hu and fan become silver.</source>
        <translation>胡底、封頂與進位：胡數和番數怎樣折成銀子。</translation>
    </message>
    <message>
        <source>Yaobansan 么半三: base 30, limit 300</source>
        <translation>么半三：30 胡底，300 為頂</translation>
    </message>
    <message>
        <source>Yaobanliu 么半六: base 60, limit 500, paid in fifties</source>
        <translation>么半六：60 胡底，500 為頂，按 50 付銀</translation>
    </message>
    <message>
        <source>Tuidaoba 推倒八: 100, 200, 400, 800 by fan alone</source>
        <translation>推倒八：只看番數，100、200、400、800</translation>
    </message>
    <message>
        <source>Yaoerliu 麼二六: base 100, limit 1000, paid in fifties</source>
        <translation>麼二六：100 胡底，1000 為頂，按 50 付銀</translation>
    </message>
    <message>
        <source>Who pays</source>
        <translation>誰付</translation>
    </message>
    <message>
        <source>Which shares of a win are paid in full and which by half.</source>
        <translation>胡牌時哪幾份付全、哪幾份付半。</translation>
    </message>
    <message>
        <source>Discarder in full, the others half; self-draw in full</source>
        <translation>點炮者付全，旁家付半；自摸都付全</translation>
    </message>
    <message>
        <source>All three always in full</source>
        <translation>三家一律付全</translation>
    </message>
    <message>
        <source>To and from the dealer in full, the rest half</source>
        <translation>與莊家之間付全，其餘付半</translation>
    </message>
    <message>
        <source>Losers settle</source>
        <translation>算胡頭</translation>
    </message>
    <message>
        <source>The losers compare the hu of their own sets and flowers, and pay the differences.</source>
        <translation>沒胡的三家比較各自牌組和花牌的胡數，互付差額。</translation>
    </message>
    <message>
        <source>Three-spread liability</source>
        <translation>三攤包牌</translation>
    </message>
    <message>
        <source>Who is not ready and feeds a player with three sets of a kind on the table pays for all.</source>
        <translation>自己沒聽，卻讓已擺出三攤的一家胡了，就要包牌。</translation>
    </message>
    <message>
        <source>Several winners</source>
        <translation>多家胡</translation>
    </message>
    <message>
        <source>What happens when more than one player can win on the same tile.</source>
        <translation>不止一家能胡同一張牌時怎麼辦。</translation>
    </message>
    <message>
        <source>The nearest after the discarder wins</source>
        <translation>只由打牌者後最近的一家胡</translation>
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
        <translation>全場第一局，各家第一張只能打筒或萬；莊家再次摸牌前，不可吃、碰、槓。</translation>
    </message>
    <message>
        <source>The fan of a hand of four triplets and a pair.</source>
        <translation>四副刻子加一對將，算幾番。</translation>
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
        <translation>風刻</translation>
    </message>
    <message>
        <source>Which triplets and kongs of winds are worth a fan.</source>
        <translation>哪些風牌的刻子和槓算一番。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不算</translation>
    </message>
    <message>
        <source>The own seat wind</source>
        <translation>門風</translation>
    </message>
    <message>
        <source>Seat wind and round wind</source>
        <translation>門風和圈風</translation>
    </message>
    <message>
        <source>Draw keeps the dealer</source>
        <translation>流局連莊</translation>
    </message>
    <message>
        <source>After a draw game the same player deals again.</source>
        <translation>流局之後，由原來的莊家繼續坐莊。</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>全場長度</translation>
    </message>
    <message>
        <source>How many round winds are played.</source>
        <translation>一共打幾圈。</translation>
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
        <translation>全是同一門數牌。</translation>
    </message>
    <message>
        <source>Honours and nothing else.</source>
        <translation>全是字牌。</translation>
    </message>
    <message>
        <source>One suit, and honours.</source>
        <translation>一門數牌加字牌。</translation>
    </message>
    <message>
        <source>Four triplets or kongs, and a pair.</source>
        <translation>四副刻子或槓，加一對將。</translation>
    </message>
    <message>
        <source>A triplet or kong of the red dragon.</source>
        <translation>紅中的刻子或槓。</translation>
    </message>
    <message>
        <source>A triplet or kong of the green dragon.</source>
        <translation>發財的刻子或槓。</translation>
    </message>
    <message>
        <source>A triplet or kong of the white dragon.</source>
        <translation>白板的刻子或槓。</translation>
    </message>
    <message>
        <source>Each flower of the own seat, South having summer and orchid.</source>
        <translation>自己方位的花，每張計；例如南家是夏和蘭。</translation>
    </message>
    <message>
        <source>All four seasons, or all four plants: instead of the own flower among them.</source>
        <translation>春夏秋冬齊全，或梅蘭菊竹齊全；其中的本位花不再另計。</translation>
    </message>
    <message>
        <source>A triplet or kong of the own seat wind, where the table counts it.</source>
        <translation>門風的刻子或槓（約定計番時）。</translation>
    </message>
    <message>
        <source>A triplet or kong of the round wind, where the table counts it.</source>
        <translation>圈風的刻子或槓（約定計番時）。</translation>
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
        <translation>銀子：直看番數，橫看胡數</translation>
    </message>
    <message>
        <source>What brings hu</source>
        <translation>計胡之項</translation>
    </message>
    <message>
        <source>the first discard of the match must be a character or a dot</source>
        <translation>全場第一張只能打筒或萬</translation>
    </message>
    <message>
        <source>in the first go-around of the match nobody may chow, pung or kong</source>
        <translation>第一圈不可吃、碰、槓</translation>
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
        <translation>明槓</translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation>暗槓</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>Middle wait</source>
        <translation>夾中</translation>
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
        <translation>超一進十：%1 胡</translation>
    </message>
    <message>
        <source>%1 fan: %2 hu</source>
        <translation>%1 番：%2 胡</translation>
    </message>
    <message>
        <source>%1 fan, the limit is 3: the limit of %2 hu</source>
        <translation>%1 番，三番為頂：拉子 %2 胡</translation>
    </message>
    <message>
        <source>Never above the limit: %1 hu</source>
        <translation>不超過拉子：%1 胡</translation>
    </message>
    <message>
        <source>Half of %1 hu: %2 hu</source>
        <translation>%1 胡的一半：%2 胡</translation>
    </message>
    <message>
        <source>Higher head: %1 hu (%2 hu, %3 fan)</source>
        <translation>較高的胡頭：%1 胡（%2 胡，%3 番）</translation>
    </message>
    <message>
        <source>Lower head: %1 hu (%2 hu, %3 fan)</source>
        <translation>較低的胡頭：%1 胡（%2 胡，%3 番）</translation>
    </message>
    <message>
        <source>In fifties: %1 silver</source>
        <translation>按 50 折算：%1 銀</translation>
    </message>
    <message>
        <source>not the discarder: half</source>
        <translation>沒點炮：付半</translation>
    </message>
    <message>
        <source>everybody pays in full</source>
        <translation>人人付全</translation>
    </message>
    <message>
        <source>to or from the dealer: in full</source>
        <translation>與莊家之間：付全</translation>
    </message>
    <message>
        <source>neither is the dealer: half</source>
        <translation>都不是莊家：付半</translation>
    </message>
    <message>
        <source>losers settle, one of them is the dealer: the whole difference</source>
        <translation>算胡頭，其中一家是莊家：付全部差額</translation>
    </message>
    <message>
        <source>losers settle, neither is the dealer: half the difference</source>
        <translation>算胡頭，兩家都不是莊家：付一半差額</translation>
    </message>
    <message>
        <source>three sets of this suit lie exposed: you would pay for all if it is won on</source>
        <translation>已擺出這一門的三攤，他若胡這張，由你包牌</translation>
    </message>
    <message>
        <source>three triplets lie exposed: you would pay for all if a 1, a 9 or an honour is won on</source>
        <translation>已擺出三攤碰槓，他若胡幺九或字牌，由你包牌</translation>
    </message>
    <message>
        <source>not ready, and fed three exposed sets of one suit with that suit</source>
        <translation>沒聽牌，而把這一門的牌打給三攤同一門的人</translation>
    </message>
    <message>
        <source>not ready, and fed the suit of the one set exposed beside two sets of honours</source>
        <translation>沒聽牌，而打出三攤裡兩副字牌之外那一副的門類</translation>
    </message>
    <message>
        <source>not ready, and fed the suit of the two sets exposed beside a set of honours</source>
        <translation>沒聽牌，而打出三攤裡一副字牌之外那兩副的門類</translation>
    </message>
    <message>
        <source>not ready, and fed three exposed triplets with a 1, a 9 or an honour</source>
        <translation>沒聽牌，而把幺九或字牌打給三副碰槓下地的人</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>%1: “%2” is none of %3</source>
        <translation>%1：「%2」不在可選值之內（%3）</translation>
    </message>
    <message>
        <source>there is no option “%1”; there are: %2</source>
        <translation>沒有「%1」這個選項；可用的有：%2</translation>
    </message>
    <message>
        <source>%1: %2 is neither a text nor a whole number</source>
        <translation>%1：%2 既不是文字，也不是整數</translation>
    </message>
    <message>
        <source>“%1” should be written option=value</source>
        <translation>「%1」應寫成「選項=值」</translation>
    </message>
    <message>
        <source>“%1” does not occur in a rule code (“%2”)</source>
        <translation>規則碼裡不會有「%1」（「%2」）</translation>
    </message>
    <message>
        <source>“%1” is no rule code of this rule set: its check letters do not fit (a typing error?)</source>
        <translation>「%1」不是這套規則的規則碼：檢查字母不符（打錯了嗎？）</translation>
    </message>
    <message>
        <source>“%1” has more options than this version knows: update the program</source>
        <translation>「%1」的選項比這個版本所認得的還多：請更新程式</translation>
    </message>
    <message>
        <source>“%1” has a value of %2 that this version does not know</source>
        <translation>「%1」裡 %2 的值，這個版本不認得</translation>
    </message>
    <message>
        <source>there is no rule set “%1”; there are: %2</source>
        <translation>沒有「%1」這套規則；可用的有：%2</translation>
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
        <translation>點炮</translation>
    </message>
    <message>
        <source>was robbed of the kong</source>
        <translation>被搶槓</translation>
    </message>
    <message>
        <source>share of a player not involved</source>
        <translation>旁家應付的一份</translation>
    </message>
    <message>
        <source>liable: pays this share as well</source>
        <translation>包牌：這一份也由他付</translation>
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
        <translation>可以開始了嗎？</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>請稍等一下。</translation>
    </message>
    <message>
        <source>I am back.</source>
        <translation>我回來了。</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>該你了。</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>打得好！</translation>
    </message>
    <message>
        <source>That was close!</source>
        <translation>好險！</translation>
    </message>
    <message>
        <source>Bad luck!</source>
        <translation>手氣不好！</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>謝謝！</translation>
    </message>
    <message>
        <source>One more match?</source>
        <translation>再來一場？</translation>
    </message>
    <message>
        <source>This is my last deal.</source>
        <translation>我打完這局就走。</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <translation>再見！</translation>
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
        <translation>二、三、四人都能打，可碰可槓不可吃；24 種番型，兩番起胡。
人人帶一份分數「進園子」，餵大牌者包牌。</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>分</translation>
    </message>
    <message>
        <source>%1 of bamboo</source>
        <translation>%1 條</translation>
    </message>
    <message>
        <source>Nothing exposed</source>
        <translation>不下架</translation>
    </message>
    <message>
        <source>No exposed set; concealed kongs do no harm.</source>
        <translation>沒有碰和明槓；暗槓也算。</translation>
    </message>
    <message>
        <source>Four together</source>
        <translation>四遇子</translation>
    </message>
    <message>
        <source>For each tile of which the winning hand holds all four, as a kong or in any other way.</source>
        <translation>胡的牌裡有四張一樣的，成槓或拆用都算；可以疊加。</translation>
    </message>
    <message>
        <source>Soft void</source>
        <translation>軟缺</translation>
    </message>
    <message>
        <source>Exactly one suit is missing, and there are honours.</source>
        <translation>筒、條、萬只缺一門，但有字牌。</translation>
    </message>
    <message>
        <source>Level hand</source>
        <translation>平和</translation>
    </message>
    <message>
        <source>Four runs and no kong, a pair that is no valued honour, won at either end of a two-sided run.</source>
        <translation>四副順子，沒有槓，將不是算番的字，聽牌要聽兩頭。</translation>
    </message>
    <message>
        <source>No terminals</source>
        <translation>斷幺</translation>
    </message>
    <message>
        <source>No 1, no 9 and no honour.</source>
        <translation>沒有一、九和字牌。</translation>
    </message>
    <message>
        <source>Sister runs</source>
        <translation>姊妹鋪</translation>
    </message>
    <message>
        <source>Two identical runs, for each two of them.</source>
        <translation>兩副一樣的順子；可以疊加。</translation>
    </message>
    <message>
        <source>Valued honour</source>
        <translation>值錢風</translation>
    </message>
    <message>
        <source>Each triplet or kong of dragons, of the round wind or of the own seat wind.</source>
        <translation>中、發、白，或圈風、門風的刻子或槓，每副計。</translation>
    </message>
    <message>
        <source>Robbing the kong</source>
        <translation>搶槓胡</translation>
    </message>
    <message>
        <source>Won on the tile that another player adds to his pung.</source>
        <translation>別人補槓時，胡他補的那一張。</translation>
    </message>
    <message>
        <source>Kong draw</source>
        <translation>槓上花</translation>
    </message>
    <message>
        <source>Self-draw on the replacement tile of a kong.</source>
        <translation>槓後補的那一張自摸。</translation>
    </message>
    <message>
        <source>Last tile</source>
        <translation>海底撈</translation>
    </message>
    <message>
        <source>Self-draw on the last tile of the wall, a replacement included.</source>
        <translation>自摸最後一張牌，補的牌也算。</translation>
    </message>
    <message>
        <source>Double wind</source>
        <translation>將風對</translation>
    </message>
    <message>
        <source>A triplet or kong of a wind that is both the round&apos;s and your own, instead of a valued honour.</source>
        <translation>既是圈風又是門風的刻子或槓；這一副不再計值錢風。</translation>
    </message>
    <message>
        <source>Hard void</source>
        <translation>硬缺</translation>
    </message>
    <message>
        <source>Exactly one suit is missing, and there are no honours.</source>
        <translation>筒、條、萬只缺一門，而且沒有字牌。</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>一條龍</translation>
    </message>
    <message>
        <source>123, 456 and 789 of one suit.</source>
        <translation>同一門的 123、456、789。</translation>
    </message>
    <message>
        <source>All triplets</source>
        <translation>對對和</translation>
    </message>
    <message>
        <source>Four triplets or kongs.</source>
        <translation>四副刻子或槓。</translation>
    </message>
    <message>
        <source>All begged</source>
        <translation>全求人</translation>
    </message>
    <message>
        <source>All four sets declared, won on another&apos;s tile: instead of all triplets.</source>
        <translation>四副全部碰或槓下來，單吊胡別人的牌；不再計對對和。</translation>
    </message>
    <message>
        <source>Half flush</source>
        <translation>混一色</translation>
    </message>
    <message>
        <source>One suit and honours: instead of the soft void.</source>
        <translation>一門數牌加字牌；不再計軟缺。</translation>
    </message>
    <message>
        <source>Earthly ready</source>
        <translation>地聽</translation>
    </message>
    <message>
        <source>The dealer declared ready with his first discard.</source>
        <translation>莊家打出第一張時報聽。</translation>
    </message>
    <message>
        <source>Full flush</source>
        <translation>清一色</translation>
    </message>
    <message>
        <source>One suit only.</source>
        <translation>只有一門數牌。</translation>
    </message>
    <message>
        <source>All terminals</source>
        <translation>幺幺和</translation>
    </message>
    <message>
        <source>Triplets, kongs and pair all of 1, 9 and honours: instead of all triplets.</source>
        <translation>刻子、槓和將全是一、九、字；不再計對對和。</translation>
    </message>
    <message>
        <source>Three dragons</source>
        <translation>三大元</translation>
    </message>
    <message>
        <source>Triplets or kongs of all three dragons.</source>
        <translation>中、發、白三副刻子或槓。</translation>
    </message>
    <message>
        <source>Three winds</source>
        <translation>三季風</translation>
    </message>
    <message>
        <source>Triplets or kongs of three winds, or of all four.</source>
        <translation>三種風（四種也算）的刻子或槓。</translation>
    </message>
    <message>
        <source>Heavenly hand</source>
        <translation>天和</translation>
    </message>
    <message>
        <source>The dealer wins with his fourteen dealt tiles.</source>
        <translation>莊家起手十四張就胡。</translation>
    </message>
    <message>
        <source>Heavenly ready</source>
        <translation>天聽</translation>
    </message>
    <message>
        <source>A player other than the dealer declared ready on his dealt tiles.</source>
        <translation>閒家起手就報聽。</translation>
    </message>
    <message>
        <source>All honours</source>
        <translation>全字</translation>
    </message>
    <message>
        <source>Honours only: instead of all terminals, the half flush and all triplets.</source>
        <translation>全是字牌；不再計幺幺和、混一色、對對和。</translation>
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
        <translation>筒、條、萬，東南西北，中發白，各四張，共 136 張，沒有花牌。不論幾人，牌牆都是四面，每面 17 墩。</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人數</translation>
    </message>
    <message>
        <source>Two, three or four. The seat winds run from the dealer in turn order: East, South, West, North, as far as there are players. Three sit on three sides of the table, two face each other.</source>
        <translation>二、三、四人。門風從莊家起按輪次是東、南、西、北，有幾人排到幾。三人坐三面，兩人對坐。</translation>
    </message>
    <message>
        <source>First dealer and dice</source>
        <translation>首莊與骰子</translation>
    </message>
    <message>
        <source>Who opened the table deals first. At every deal the dealer throws two dice: the sum, counted over the four sides with himself as one, names the side where the wall is broken, and so many stacks are counted off from its right end.</source>
        <translation>建房者先坐莊。每局莊家擲兩顆骰子，從自己起逆時針在四面上數，數到哪一面就從哪面開牌，再從它的右端數去同樣的墩數。</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>抓牌</translation>
    </message>
    <message>
        <source>Four tiles each three times round, then one each, then one more for the dealer. Only kongs are replaced, from the tail.</source>
        <translation>每次四張，抓三輪，再各抓一張，莊家多抓一張。只有槓後才從牌尾補牌。</translation>
    </message>
    <message>
        <source>Round wind</source>
        <translation>圈風</translation>
    </message>
    <message>
        <source>The match begins in East. The wind goes on when everybody has dealt and the deal passes again.</source>
        <translation>第一局是東風圈。各家都坐過莊、再換莊時，圈風往下走。</translation>
    </message>
    <message>
        <source>Who deals next</source>
        <translation>坐莊</translation>
    </message>
    <message>
        <source>A dealer who wins stays, and he stays after a draw. If somebody else wins, the seat next after the dealer deals, whoever the winner was.</source>
        <translation>莊家胡牌或流局，莊家繼續坐莊；閒家胡牌，不論是誰胡，都由莊家的下家坐莊。</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>碰與槓</translation>
    </message>
    <message>
        <source>Pung and every kong, but no chow: runs are made of one&apos;s own tiles. A kong earns nothing by itself. Concealed kongs are shown to everybody.</source>
        <translation>可碰、可槓，不可吃：順子要靠自己的牌。槓本身不計分。暗槓亮給大家看。</translation>
    </message>
    <message>
        <source>How to win</source>
        <translation>胡法</translation>
    </message>
    <message>
        <source>On a discard, by self-draw, on the replacement of a kong, or by robbing an added kong. Of several who could win, only the first in turn order after the discarder does.</source>
        <translation>點炮、自摸、槓上花、搶補槓。幾家能胡時，只由打牌者後第一順位的一家胡。</translation>
    </message>
    <message>
        <source>The end of the wall</source>
        <translation>牌盡</translation>
    </message>
    <message>
        <source>Tiles are drawn to the very last; a kong&apos;s replacement is one of them. Then the deal is a draw, and nobody pays.</source>
        <translation>摸到最後一張為止，槓後補的也算其中。摸完就是流局，誰也不付。</translation>
    </message>
    <message>
        <source>Declared ready</source>
        <translation>報聽</translation>
    </message>
    <message>
        <source>Heavenly ready: a player other than the dealer who is ready on his 13 dealt tiles is asked once, before the dealer does anything. Earthly ready: the dealer may declare with a first discard that leaves him ready, unless he made a concealed kong before it.
Everybody hears of it, nobody sees the waits. From then on the hand is fixed: what is drawn is discarded unless it wins, nothing is claimed but a win, and a drawn tile may be made a concealed kong only if the waits stay exactly as they were.</source>
        <translation>天聽：閒家起手 13 張就聽牌的，在莊家行動之前問一次。地聽：莊家打出第一張後聽牌的可以報，之前暗槓過的不行。
報聽人人知道，聽什麼不公開。報聽之後不能改胡：摸到的不胡就打出，只能胡、不能碰槓；摸到的牌只有在聽的牌完全不變時才能暗槓。</translation>
    </message>
    <message>
        <source>The shape</source>
        <translation>牌型</translation>
    </message>
    <message>
        <source>Four sets and a pair.</source>
        <translation>四副加一對將。</translation>
    </message>
    <message>
        <source>The minimum</source>
        <translation>起胡</translation>
    </message>
    <message>
        <source>A hand of fewer fan than the table asks for may not win. Patterns of the moment, such as the last tile, count towards it.</source>
        <translation>番數不到約定的起胡番數，不能胡。海底撈等臨時的番也算在內。</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>番型</translation>
    </message>
    <message>
        <source>The fan of all patterns are added. Every number of the chart is the table&apos;s to choose; a pattern at 0 is not played, and then it replaces nothing either.</source>
        <translation>有的番加起來算。表裡每個數都可以約定；定為 0 就是不算，也不再代替別的番型。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>A fan is a point, up to the limit. A self-draw is multiplied by its factor after the limit.</source>
        <translation>一番一分，到封頂為止。自摸在封頂之後再乘自摸倍數。</translation>
    </message>
    <message>
        <source>The ready panel</source>
        <translation>聽牌提示</translation>
    </message>
    <message>
        <source>A ready player sees for each waiting tile whether it reaches the minimum on an ordinary discard and on an ordinary self-draw. Where only the last tile, a kong&apos;s replacement or a robbed kong would do, no tile is shown, and the win is offered when its moment comes.</source>
        <translation>聽牌後，左下角列出每張聽的牌，平常點炮和平常自摸各夠不夠起胡。只有海底撈、槓上花或搶槓才夠的不列，到時直接提示「胡」。</translation>
    </message>
    <message>
        <source>Who pays</source>
        <translation>誰付</translation>
    </message>
    <message>
        <source>On a self-draw every other player pays the points. On a discard or a robbed kong every other player does, or only he who gave the tile, as the table has agreed.</source>
        <translation>自摸，其餘各家都付。點炮或被搶槓，按約定各家都付，或只由那一家付。</translation>
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
        <translation>包牌者替每個輸家各付一份，其餘不付。以下逐條來問，第一條點到人的就算；「餵」是打出的牌被碰或被槓成那一副。
a. 三季風、三大元：餵第三副下地的（四種風則第四副），或打出成這一副的胡牌的人。
b. 幺幺和、全字：餵第四副下地的；三副下地再加暗槓的，點炮的人。
c. 清一色：三副下地，點炮的人；四副下地，餵第四副的人。
d. 全求人：贏家第四副下地之後打出第一張，在他下一手之前，打出同門、上下兩張以內的牌而點炮的人。
e. 最後五張：點炮的人。
f. 贏家胡的是 a、b、c 的大牌，而被點到的人自己也聽著這樣的大牌，就不包。</translation>
    </message>
    <message>
        <source>The garden</source>
        <translation>進園子</translation>
    </message>
    <message>
        <source>Everybody starts with so many points. Who owes more than he has pays what he has and plays on; the winner goes without the rest, under liability too. Later winnings bring him back in.
The match ends as soon as two players (of two players: one) stand at nothing, otherwise after the agreed number of rounds. Without the garden everybody starts at 0 and scores may be negative.</source>
        <translation>開局前約定每人的分數。不夠付的，有多少付多少，繼續打；差的贏家收不到，包牌也一樣。以後胡了再進分。
有兩家輸光（兩人打則一家）就提前結束，否則打滿約定的圈數。不進園子則從 0 開始，可以欠分。</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>全場</translation>
    </message>
    <message>
        <source>Chart of patterns</source>
        <translation>番型表</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>封頂</translation>
    </message>
    <message>
        <source>off: debts are allowed</source>
        <translation>不進園子，可欠分</translation>
    </message>
    <message>
        <source>Two sit opposite each other, three on three sides; the wall always has four sides.</source>
        <translation>兩人對坐，三人坐三面；牌牆總有四面。</translation>
    </message>
    <message>
        <source>Minimum fan</source>
        <translation>起胡番數</translation>
    </message>
    <message>
        <source>A hand worth less is no win; fan of the moment, such as the last tile, count.</source>
        <translation>番數不夠不能胡；海底撈等臨時的番也算在內。</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>封頂</translation>
    </message>
    <message>
        <source>The most points that a hand is worth to one payer, before the self-draw factor.</source>
        <translation>一手牌每家最多付幾分（自摸加倍之前）。</translation>
    </message>
    <message>
        <source>Self-draw factor</source>
        <translation>自摸倍數</translation>
    </message>
    <message>
        <source>Multiplies the points of a self-draw, after the limit.</source>
        <translation>封頂之後，自摸的分數再乘這個倍數。</translation>
    </message>
    <message>
        <source>Who pays for a discard</source>
        <translation>點炮誰付</translation>
    </message>
    <message>
        <source>Whether every other player pays a win on a discard or a robbed kong, or he who gave it alone.</source>
        <translation>點炮或被搶槓時，各家都付，還是只由那一家付。</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>各家都付</translation>
    </message>
    <message>
        <source>the discarder alone</source>
        <translation>點炮者付</translation>
    </message>
    <message>
        <source>Who feeds a great hand, or discards recklessly, pays once for every loser (包牌).</source>
        <translation>餵出大牌，或打牌冒失的人，替每個輸家各付一份。</translation>
    </message>
    <message>
        <source>Points at the start. Nobody pays more than he has; the match ends once two stand at nothing.</source>
        <translation>每人開局的分數；付到沒分為止，有兩家輸光就結束。</translation>
    </message>
    <message>
        <source>Match length</source>
        <translation>全場長度</translation>
    </message>
    <message>
        <source>How often the round wind goes on before the match ends.</source>
        <translation>一共打幾圈。</translation>
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
        <translation>%1 番，封頂 %2 分</translation>
    </message>
    <message>
        <source>self-draw: %1 × %2 = %3 pt</source>
        <translation>自摸：%1 × %2 = %3 分</translation>
    </message>
    <message>
        <source>you have declared ready: the tile just drawn must go</source>
        <translation>已報聽：只能打出剛摸的牌</translation>
    </message>
    <message>
        <source>you have declared ready: only a win may be claimed</source>
        <translation>已報聽：只能胡，不能碰槓</translation>
    </message>
    <message>
        <source>you have declared ready: a kong must be of the tile drawn and leave your waits as they are</source>
        <translation>已報聽：只能用剛摸的牌暗槓，而且不能改變聽的牌</translation>
    </message>
    <message>
        <source>liable: pays once for every loser</source>
        <translation>包牌：替每個輸家各付一份</translation>
    </message>
    <message>
        <source>gave the tile of the deciding set of winds or dragons</source>
        <translation>餵了三季風或三大元關鍵的那一副</translation>
    </message>
    <message>
        <source>fed the fourth set of 1, 9 and honours, or the last tile to three and a concealed kong</source>
        <translation>餵了幺幺和、全字的第四副，或點炮給三副下地加暗槓的人</translation>
    </message>
    <message>
        <source>fed the fourth set of a full flush, or the winning tile to three exposed sets of it</source>
        <translation>餵了清一色的第四副，或點炮給清一色三副下地的人</translation>
    </message>
    <message>
        <source>gave the single tile close to the one discarded before the wait for it</source>
        <translation>全求人剛打出的牌的上下兩張以內，打出而點炮</translation>
    </message>
    <message>
        <source>gave the winning tile with five tiles or fewer in the wall</source>
        <translation>牌牆只剩五張以內時點炮</translation>
    </message>
    <message>
        <source>two or more wind sets lie exposed: who gives another wind is liable for three winds</source>
        <translation>已有兩副以上風牌下地：再打風牌給他要包三季風</translation>
    </message>
    <message>
        <source>two dragon sets lie exposed: who gives the third is liable for three dragons</source>
        <translation>已有兩副元牌下地：打第三種給他要包三大元</translation>
    </message>
    <message>
        <source>three sets of 1, 9 and honours lie exposed: who gives another is liable</source>
        <translation>已有三副一、九、字下地：再打一張給他要包牌</translation>
    </message>
    <message>
        <source>three sets of this suit lie exposed: who gives another tile of it is liable</source>
        <translation>這一門已有三副下地：再打這一門給他要包牌</translation>
    </message>
    <message>
        <source>too close to the tile discarded before the single wait: who is won upon is liable</source>
        <translation>離他單吊前打出的那張太近：被他胡了要包牌</translation>
    </message>
    <message>
        <source>five tiles or fewer are left: who is won upon is liable</source>
        <translation>只剩最後五張：點炮者包牌</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>this discard would not leave you ready</source>
        <translation>打出這張就不聽牌了</translation>
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
        <translation>%1 沒有回應。牌桌開著嗎？是同一個網路嗎？</translation>
    </message>
    <message>
        <source>There is no Sanfan table at %1.</source>
        <translation>%1 沒有三番的牌桌。</translation>
    </message>
    <message>
        <source>The table at %1 has another key than the invitation says.</source>
        <translation>%1 的牌桌，金鑰和邀請碼不符。</translation>
    </message>
    <message>
        <source>The password is wrong.</source>
        <translation>密碼不對。</translation>
    </message>
    <message>
        <source>Too many wrong passwords: wait a minute.</source>
        <translation>密碼錯太多次，請等一分鐘。</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>牌桌已滿。</translation>
    </message>
    <message>
        <source>The host has locked the table.</source>
        <translation>桌主已鎖桌。</translation>
    </message>
    <message>
        <source>The host has sent you away from the table.</source>
        <translation>桌主請你離開了。</translation>
    </message>
    <message>
        <source>You have joined this table from another window.</source>
        <translation>你已從另一個視窗進了這張桌。</translation>
    </message>
    <message>
        <source>The host has closed the table. It is saved and can be continued.</source>
        <translation>桌主收桌了。牌局已存檔，可以再繼續。</translation>
    </message>
    <message>
        <source>The host has a newer version (%1): update this program.</source>
        <translation>桌主的版本較新（%1）：請更新本程式。</translation>
    </message>
    <message>
        <source>The host has an older version (%1): the host must update.</source>
        <translation>桌主的版本較舊（%1）：要請桌主更新。</translation>
    </message>
    <message>
        <source>This version does not know the table&apos;s rules: update this program.</source>
        <translation>本版本不認識這張桌的規則：請更新本程式。</translation>
    </message>
    <message>
        <source>Only the host can do that.</source>
        <translation>只有桌主可以這樣做。</translation>
    </message>
    <message>
        <source>Somebody sits there.</source>
        <translation>那裡有人坐了。</translation>
    </message>
    <message>
        <source>Take a seat first.</source>
        <translation>請先入座。</translation>
    </message>
    <message>
        <source>This table has no such seat.</source>
        <translation>這張桌沒有這個座位。</translation>
    </message>
    <message>
        <source>This person is no longer here.</source>
        <translation>這個人已經不在了。</translation>
    </message>
    <message>
        <source>Accept the rules first.</source>
        <translation>請先同意規則。</translation>
    </message>
    <message>
        <source>The rules have just been changed: look at them again.</source>
        <translation>規則剛剛改了，請再看一遍。</translation>
    </message>
    <message>
        <source>The host does not know this level of bots.</source>
        <translation>桌主的程式沒有這一級電腦。</translation>
    </message>
    <message>
        <source>The host does not know these rules.</source>
        <translation>桌主的程式不認識這些規則。</translation>
    </message>
    <message>
        <source>Not while a match is being played.</source>
        <translation>打牌時不能這樣做。</translation>
    </message>
    <message>
        <source>No match is being played.</source>
        <translation>現在沒有在打牌。</translation>
    </message>
    <message>
        <source>Too fast: wait a moment.</source>
        <translation>太快了，請稍等。</translation>
    </message>
    <message>
        <source>Deal %1: the host&apos;s nonce is not the one it had committed to.</source>
        <translation>第 %1 局：桌主的密數和先前的承諾不符。</translation>
    </message>
    <message>
        <source>Deal %1: your part of the shuffle was not used.</source>
        <translation>第 %1 局：洗牌沒有用上你的數。</translation>
    </message>
    <message>
        <source>Deal %1: the part of seat %2 in the shuffle is not the one it had pledged.</source>
        <translation>第 %1 局：第 %2 座洗牌用的數，不是事先承諾的那一個。</translation>
    </message>
    <message>
        <source>Deal %1, event %2: the log says %3, the rules lead to %4.</source>
        <translation>第 %1 局第 %2 步：紀錄是 %3，按規則應是 %4。</translation>
    </message>
    <message>
        <source>Deal %1, event %2: the log says %3, you were shown %4.</source>
        <translation>第 %1 局第 %2 步：紀錄是 %3，你看到的是 %4。</translation>
    </message>
    <message>
        <source>The scores or seats offered are not those at the end of your own log.</source>
        <translation>所列的分數或座位，和你自己紀錄的結尾不符。</translation>
    </message>
</context>
<context>
    <name>wanzai</name>
    <message>
        <source>Wanzai mahjong</source>
        <translation>萬載麻將</translation>
    </message>
    <message>
        <source>Runs of honours, thirteen rags and seven pairs; the best pattern alone counts.
Fire and float are chosen in secret before every deal, and kongs are paid at once.</source>
        <translation>字牌可成順，有十三爛、七小對；只計最大的一種牌型。
每局開始前各自暗選上火與飄，槓當場付清。</translation>
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
        <translation>上火與飄</translation>
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
        <translation>筒、索、萬，東南西北，中發白，各四張，共 136 張，沒有花牌。四人打。</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>莊家</translation>
    </message>
    <message>
        <source>The first seat deals first. Then the winner deals; after several winners on one tile, he who gave it. Or, as the table has agreed, a winning dealer stays and otherwise the next seat deals. After a draw it is the next seat either way. The round wind is shown, but worth nothing.</source>
        <translation>第一個座位先坐莊。此後誰胡誰坐莊；同一張多家胡，則由放炮者坐莊。也可以約定莊家胡則連莊，否則下家坐莊。流局一律由下家坐莊。圈風只是顯示，不算分。</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>骰子</translation>
    </message>
    <message>
        <source>The dealer throws two dice. An odd sum means the wall of the player opposite; 4, 8 and 12 that of the player before the dealer; 2, 6 and 10 that of the player after him. Or the sum is counted out with the dealer as one. As many stacks are counted off from the right end of that wall.</source>
        <translation>莊家打兩顆色子。單數從對門開始；4、8、12 從上家；2、6、10 從下家。也可以約定從莊家起數。從那一家牌牆的右端數去同樣的墩數。</translation>
    </message>
    <message>
        <source>The deal and the jump draw</source>
        <translation>抓牌與跳牌</translation>
    </message>
    <message>
        <source>Four tiles each three times round, the dealer first. Then the dealer takes the upper tiles of the first and the third stack, the player after him the lower one of the first, and the other two the upper and the lower one of the second.</source>
        <translation>從莊家起，每次四張，抓三輪。然後莊家摸第一墩和第三墩上面的一張，下家摸第一墩下面的一張，其餘兩家摸第二墩的上、下兩張。</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>全場</translation>
    </message>
    <message>
        <source>A match has an agreed number of deals. Everybody starts at 0.</source>
        <translation>打約定的局數。各家從 0 分開始。</translation>
    </message>
    <message>
        <source>The end of the wall</source>
        <translation>牌盡</translation>
    </message>
    <message>
        <source>Tiles are drawn to the very last. On the discard after it only a win may be claimed.</source>
        <translation>摸到最後一張為止。之後打出的那張，只能胡。</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>上火</translation>
    </message>
    <message>
        <source>Before each deal everybody says whether he is on fire. It begins with the coming deal and lasts for four deals at least. What is paid between a payer and a winner is doubled for each of the two who is on fire.
A table may agree that being the dealer doubles too; nothing is doubled twice for one player, and being dealer neither starts nor uses up the four deals.</source>
        <translation>每局開始前各家選擇是否上火，從這一局起算，最少四局才可撤出。付方和胡方有一家上火翻一倍，兩家都上火翻四倍。
也可以約定打莊帶火；同一家不重複翻倍，坐莊也不算進那四局。</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>飄</translation>
    </message>
    <message>
        <source>Everybody chooses 0, 1 or 2 for the deal. Fire and float are chosen in secret and shown together; who gives no answer keeps his last choice.</source>
        <translation>各家選本局飄 0、1 或 2 分。上火和飄各自暗選，一起亮出；沒有回答的沿用上次的選擇。</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>吃碰槓</translation>
    </message>
    <message>
        <source>Chow, pung and kong; a pung goes before a chow. The three dragons, and any three different winds, may be chowed like a run, unless the table forbids it; in the hand they are runs all the same.</source>
        <translation>可吃、可碰、可槓，碰優先於吃。中發白、任三種不同的風可以當順子吃，約定不許的除外；在手裡總算順子。</translation>
    </message>
    <message>
        <source>Kongs are paid at once</source>
        <translation>槓當場付</translation>
    </message>
    <message>
        <source>Each of the three pays for an added and for a concealed kong, the discarder alone for a direct one. Fire multiplies kong money, float never touches it. It stays paid whoever wins; whether it goes back after a draw is the table&apos;s choice.</source>
        <translation>欠槓和暗槓三家各付，直槓只由打牌的人付。上火時槓也翻倍，飄不影響。無論誰胡都算數；流局是否退還，由約定決定。</translation>
    </message>
    <message>
        <source>When a kong may be added</source>
        <translation>補槓的時機</translation>
    </message>
    <message>
        <source>Only in the turn in which its tile was drawn. Once passed over it can never be added, and neither can a fourth tile that was in the hand when the pung was made. A concealed kong may wait.</source>
        <translation>要摸到即槓，過圈就不能再槓；碰的時候手裡已有第四張的，也不能補槓。暗槓可以等。</translation>
    </message>
    <message>
        <source>Concealed kongs stay hidden</source>
        <translation>暗槓不亮</translation>
    </message>
    <message>
        <source>The others do not see their faces before the deal is over.</source>
        <translation>一局結束之前，別家看不到牌面。</translation>
    </message>
    <message>
        <source>A win passed over</source>
        <translation>過胡</translation>
    </message>
    <message>
        <source>Who lets a discard pass that he could have won on, or an added kong that he could have robbed, wins on nobody&apos;s tile and robs nobody until he draws again, or chows, pungs or kongs himself. A self-draw is always free.</source>
        <translation>能胡而放過（能搶的補槓也一樣），在自己再摸牌，或再吃、碰、槓之前，不能胡別人的牌，也不能搶槓。自摸不受限制。</translation>
    </message>
    <message>
        <source>Robbing a kong</source>
        <translation>搶槓</translation>
    </message>
    <message>
        <source>An added kong can be robbed before its replacement is drawn; then the kong is not paid. Winning on a tile that another wants for a direct kong is an ordinary discard win. A concealed kong is never robbed.</source>
        <translation>補槓在補牌之前可以搶，被搶的槓不付。別人要直槓的牌而你胡了，是普通的抓炮。暗槓不能搶。</translation>
    </message>
    <message>
        <source>Several winners</source>
        <translation>多家胡</translation>
    </message>
    <message>
        <source>All who win on one discard or one robbed kong win, and each is paid by himself.</source>
        <translation>同一張牌或同一個被搶的槓，能胡的都胡，各自收分。</translation>
    </message>
    <message>
        <source>Shapes and their worth</source>
        <translation>牌型與分值</translation>
    </message>
    <message>
        <source>Three shapes win. Four sets and a pair, where the three dragons and any three different winds are runs as well. Seven pairs, nothing exposed or declared, four equal tiles being two pairs. Thirteen rags: fourteen single tiles, nothing exposed or declared, in each suit any two at least three ranks apart, no honour twice.
Only the best pattern counts.</source>
        <translation>三種牌型可以胡。四副加一對將，中發白和任三種不同的風也是順子。七小對，沒有下地也沒有暗槓，四張一樣的算兩對。十三爛：十四張單牌，沒有下地也沒有暗槓，每門任兩張相隔兩個以上，字牌不重複。
只計最大的一種。</translation>
    </message>
    <message>
        <source>Between a payer and a winner</source>
        <translation>付方與胡方</translation>
    </message>
    <message>
        <source>The value is doubled for each of the two who is on fire; then the payer&apos;s float and the winner&apos;s float are added, never doubled. A discard win is paid by the discarder alone, a self-draw by each of the three for himself.</source>
        <translation>兩家之中每有一家上火翻一倍，再加付方的飄和胡方的飄，飄不翻倍。抓炮只由放炮者付，自摸三家各付。</translation>
    </message>
    <message>
        <source>A robbed kong</source>
        <translation>被搶的槓</translation>
    </message>
    <message>
        <source>The player robbed pays alone, and pays what each of the three would have paid on a self-draw, each with that player&apos;s own fire and float. If several rob him, he pays each of them so.</source>
        <translation>由被搶者一家付，付自摸時三家該付的總和，各按那一家的上火和飄計算。幾家搶，就各付一次。</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>在牌桌上</translation>
    </message>
    <message>
        <source>Who can claim is shown what he can do. A double click on a tile discards it, unless the settings say otherwise.</source>
        <translation>能要牌的會看到可選的項目。雙擊一張牌就打出；設定裡可以改。</translation>
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
        <translation>十三爛</translation>
    </message>
    <message>
        <source>Seven-star rags</source>
        <translation>七星十三爛</translation>
    </message>
    <message>
        <source>All triplets</source>
        <translation>大七對</translation>
    </message>
    <message>
        <source>Seven pairs</source>
        <translation>七小對</translation>
    </message>
    <message>
        <source>Seven pairs with a four</source>
        <translation>豪華七小對</translation>
    </message>
    <message>
        <source>Seven pairs with two fours</source>
        <translation>雙豪華七小對</translation>
    </message>
    <message>
        <source>Seven pairs with three fours</source>
        <translation>三豪華七小對</translation>
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
        <translation>下局莊家</translation>
    </message>
    <message>
        <source>Who deals after a win; after a draw it is the next seat either way.</source>
        <translation>有人胡牌後由誰坐莊；流局一律由下家坐莊。</translation>
    </message>
    <message>
        <source>the winner; after several winners whoever fed them</source>
        <translation>誰胡誰坐莊；多家胡則由點炮者坐莊</translation>
    </message>
    <message>
        <source>a winning dealer stays, otherwise the next seat</source>
        <translation>莊家胡則連莊，否則下家坐莊</translation>
    </message>
    <message>
        <source>Where the wall is broken</source>
        <translation>從哪家抓牌</translation>
    </message>
    <message>
        <source>How the sum of the dice names the wall to begin with.</source>
        <translation>兩顆骰子之和怎樣決定從哪一家的牌牆開始。</translation>
    </message>
    <message>
        <source>odd: opposite; 4, 8, 12: the seat before; 2, 6, 10: the seat after</source>
        <translation>單數對門；4、8、12 上家；2、6、10 下家</translation>
    </message>
    <message>
        <source>counted out, the dealer being one</source>
        <translation>從莊家起數，莊家為一</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>全場長度</translation>
    </message>
    <message>
        <source>How many deals are played.</source>
        <translation>一共打幾局。</translation>
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
        <translation>打莊帶火</translation>
    </message>
    <message>
        <source>Whether being the dealer doubles; never twice for one player, and floats never.</source>
        <translation>坐莊是否翻倍；同一家不重複翻倍，飄從不翻倍。</translation>
    </message>
    <message>
        <source>no</source>
        <translation>不帶火</translation>
    </message>
    <message>
        <source>what the dealer pays is doubled</source>
        <translation>莊家付出的翻倍</translation>
    </message>
    <message>
        <source>the dealer counts as on fire</source>
        <translation>莊家視同上火</translation>
    </message>
    <message>
        <source>Chow of honours</source>
        <translation>吃字牌</translation>
    </message>
    <message>
        <source>Runs of dragons and of winds may be claimed; in the hand they are runs anyway.</source>
        <translation>中發白、任三種風可以吃；在手裡總算順子。</translation>
    </message>
    <message>
        <source>Kongs in a draw</source>
        <translation>流局的槓</translation>
    </message>
    <message>
        <source>Whether what was paid for kongs stays paid when nobody wins.</source>
        <translation>無人胡牌時，已付的槓錢算不算數。</translation>
    </message>
    <message>
        <source>stay paid</source>
        <translation>照算</translation>
    </message>
    <message>
        <source>are paid back</source>
        <translation>退還</translation>
    </message>
    <message>
        <source>Missed win</source>
        <translation>過胡</translation>
    </message>
    <message>
        <source>Who lets a winning tile pass wins on nobody&apos;s tile until he draws or claims again.</source>
        <translation>放過能胡的牌後，再摸牌或再吃碰槓之前，不能胡別人的牌。</translation>
    </message>
    <message>
        <source>Plain hand on a discard</source>
        <translation>抓炮平胡</translation>
    </message>
    <message>
        <source>What the discarder pays for a plain hand.</source>
        <translation>平胡時放炮者付幾分。</translation>
    </message>
    <message>
        <source>Plain hand in one suit</source>
        <translation>清一色平胡</translation>
    </message>
    <message>
        <source>What a plain hand in one suit is worth; the text does not say.</source>
        <translation>清一色平胡算幾分；原文沒有寫明。</translation>
    </message>
    <message>
        <source>What four exposed sets are worth, won on a discard with a single tile in hand.</source>
        <translation>四副都已下地，手裡單吊一張，抓炮算幾分。</translation>
    </message>
    <message>
        <source>2, or the pattern without it if that is more</source>
        <translation>2 分；原牌型更大則按原牌型</translation>
    </message>
    <message>
        <source>twice the pattern without it</source>
        <translation>原牌型的兩倍</translation>
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
        <translation>四副加一對將；中發白、任三種風也算順子。</translation>
    </message>
    <message>
        <source>Four exposed sets, none of them a concealed kong, and a single tile, won on a discard.</source>
        <translation>四副都已吃、碰、槓下地（沒有暗槓），手裡單吊一張，抓炮胡。</translation>
    </message>
    <message>
        <source>Fourteen single tiles, in each suit three ranks apart, no honour twice.</source>
        <translation>十四張單牌：每門任兩張相隔兩個以上，字牌不重複。</translation>
    </message>
    <message>
        <source>Thirteen rags with all seven honours.</source>
        <translation>十三爛，而且東南西北中發白齊全。</translation>
    </message>
    <message>
        <source>Four triplets or kongs and a pair, exposed or not.</source>
        <translation>四副刻子或槓加一對將，下地與否都算。</translation>
    </message>
    <message>
        <source>Seven pairs, nothing exposed or declared.</source>
        <translation>七個對子，沒有下地也沒有暗槓。</translation>
    </message>
    <message>
        <source>Seven pairs with four equal tiles.</source>
        <translation>七小對裡有四張一樣的。</translation>
    </message>
    <message>
        <source>Seven pairs with four equal tiles, twice.</source>
        <translation>七小對裡有兩組四張一樣的。</translation>
    </message>
    <message>
        <source>Seven pairs with four equal tiles, three times.</source>
        <translation>七小對裡有三組四張一樣的。</translation>
    </message>
    <message>
        <source>Honours only, in any winning shape; where the table plays it.</source>
        <translation>全是字牌，牌型不限（約定算時）。</translation>
    </message>
    <message>
        <source>The dealer wins with his dealt tiles; where the table plays it.</source>
        <translation>莊家起手就胡（約定算時）。</translation>
    </message>
    <message>
        <source>Won on the dealer&apos;s first discard, no kong before it; where the table plays it.</source>
        <translation>胡莊家打出的第一張，之前沒有人槓（約定算時）。</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>槓</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>the kong was passed over: it may be added only in the turn in which its tile is drawn</source>
        <translation>已過圈：補槓須摸到即槓</translation>
    </message>
    <message>
        <source>added kong: each of the others pays</source>
        <translation>欠槓：三家各付</translation>
    </message>
    <message>
        <source>discarded the tile of a direct kong</source>
        <translation>放直槓</translation>
    </message>
    <message>
        <source>concealed kong: each of the others pays</source>
        <translation>暗槓：三家各付</translation>
    </message>
    <message>
        <source>nobody won: kong money goes back</source>
        <translation>流局：槓錢退還</translation>
    </message>
    <message>
        <source>in one suit: %1</source>
        <translation>清一色：%1</translation>
    </message>
    <message>
        <source>all exposed: twice %1 is %2</source>
        <translation>全求人：%1 的兩倍，%2</translation>
    </message>
    <message>
        <source>a robbed kong counts as a self-draw: %1 from each</source>
        <translation>搶槓按自摸算：每家 %1</translation>
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
        <translation>付方飄 + %1，胡方飄 + %2</translation>
    </message>
</context>
</TS>
