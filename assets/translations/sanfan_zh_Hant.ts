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
        <source>Large tiles</source>
        <translation>大牌面</translation>
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
    <message>
        <source>Hints about waits and dangers</source>
        <translation>提示聽牌與危險</translation>
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
    <name>payments</name>
    <message>
        <source>self-draw: everybody pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discarded the winning tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was robbed of the kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of a player not involved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>liable: pays this share as well</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>this discard would not leave you ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no replacement tile could be drawn for this kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tile is left to draw</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
