"""Breaches in words."""

from cosmotheque.core.text import Text

EVENTS = {
    "breached": Text("Une brèche : {seat} range un rouge en {slot}.", "A breach: {seat} files a red wire on {slot}."),
    "sealed": Text("{seat} a colmaté {slot} : {wire}.", "{seat} has sealed {slot}: {wire}."),
}
