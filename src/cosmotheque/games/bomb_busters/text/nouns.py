"""Nouns for the contents of the box."""

from cosmotheque.core.text import Text

NOUNS = (
    Text("fil", "wire"),
    Text("bombe", "bomb"),
    Text("démineur", "buster"),
    Text("détonateur", "detonator"),
    Text("support", "stand"),
    Text("jeton", "token"),
    Text("étiquette", "label"),
    Text("équipement", "equipment"),
    Text("capitaine", "captain"),
    Text("personnage", "character"),
    Text("détecteur", "detector"),
    Text("talkie-walkie|talkies-walkies", "walkie-talkie"),
    Text("post-it", "post-it"),
    Text("rembobineur", "rewinder"),
    Text("pile", "battery|batteries"),
    Text("radar", "radar"),
    Text("stabilisateur", "stabilizer"),
    Text("rayon", "ray"),
    Text("thermos", "thermos"),
    Text("café", "coffee"),
    Text("tête de mort", "skull"),
    Text("coupe-file", "fast pass"),
    Text("désintégrateur", "disintegrator"),
    Text("grappin", "grappling hook"),
    Text("robot", "robot"),
    Text("rouge", "red"),
    Text("jaune", "yellow"),
    Text("bleu|bleue", "blue"),
)
