"""What every pattern of quanjiao takes, in words and in tiles (Q-13)."""

from collections.abc import Mapping
from typing import Any

from engine.clauses import Sample
from engine.rulesets.quanjiao.chart import PATTERNS

RUNS = "123p 234m 456s 78m NN"
"""Nothing exposed, three runs of three suits and an unvalued pair, waiting at both ends."""
WAITING = "567m 345p 88s 23s"
"""Two runs and a pair of three suits, waiting at both ends."""

HANDS: Mapping[str, dict[str, Any]] = {
    "buxiajia": {"hand": RUNS, "tile": "9m"},
    "siyuzi": {"hand": "456p 234s 67m NN", "tile": "8m", "melds": "(1111m)"},
    "ruanque": {"hand": "123m 456m 78p NN", "tile": "9p", "melds": "[CCC]"},
    "pinghe": {"hand": RUNS, "tile": "9m"},
    "duanyao": {"hand": "345m 345p 222s 67s 88s", "tile": "5s"},
    "zimeipu": {"hand": "345m 345m 222s 67s 11p", "tile": "5s"},
    "zhiqianfeng": {"hand": "567m 88p 23s", "tile": "4s", "melds": "[SSS] [CCC]"},
    "qianggang": {"hand": WAITING, "tile": "4s", "melds": "[CCC]", "how": "rob"},
    "gangshanghua": {"hand": WAITING, "tile": "4s", "melds": "(NNNN)", "how": "self", "flags": ("kong",)},
    "haidilao": {"hand": WAITING, "tile": "4s", "melds": "[CCC]", "how": "self", "flags": ("last",)},
    "jiangfeng": {"hand": WAITING, "tile": "4s", "melds": "[SSS]", "round_wind": "S"},
    "yingque": {"hand": "123m 456m 78p 55p", "tile": "9p", "melds": "[111p]"},
    "yitiaolong": {"hand": "123m 456m 78m NN", "tile": "9m", "melds": "[111p]"},
    "duiduihe": {"hand": "444p 88s NN", "tile": "8s", "melds": "[111m] [222m]"},
    "quanqiuren": {"hand": "N", "tile": "N", "melds": "[111m] [222p] [444p] (8888s)"},
    "hunyise": {"hand": "123m 456m 78m NN", "tile": "9m", "melds": "[CCC]"},
    "diting": {"hand": RUNS, "tile": "9m", "seat": 0, "declared": "diting"},
    "qingyise": {"hand": "123m 456m 78m 22m", "tile": "9m", "melds": "[555m]"},
    "yaoyaohe": {"hand": "999p 11s NN", "tile": "1s", "melds": "[111m] [999m]"},
    "dasanyuan": {"hand": "PPP 23m 11p", "tile": "1m", "melds": "[CCC] [FFF]"},
    "sanjifeng": {"hand": "WWW 23m 11p", "tile": "1m", "melds": "[NNN] [EEE]"},
    "tianhe": {"hand": RUNS, "tile": "9m", "seat": 0, "how": "self", "flags": ("first",)},
    "tianting": {"hand": RUNS, "tile": "9m", "declared": "tianting"},
    "quanzi": {"hand": "WWW NN CC", "tile": "C", "melds": "[PPP] [FFF]"},
}

SAMPLES: Mapping[str, Sample] = {row.key: Sample(row.takes, **HANDS[row.key]) for row in PATTERNS}
