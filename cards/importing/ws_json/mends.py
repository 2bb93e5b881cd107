"""The mends of ability lines, in order: what is looked for, what it becomes, and what the report says."""

import re
import unicodedata

from cards.importing.mending import Mend
from cards.importing.ws_json.spelling import SPELLING
from rules.games.weiss_schwarz.validation import VOCABULARIES

_TAGS = ("AUTO", "CONT", "ACT", "COUNTER", "CLOCK", "REPLAY", "CXCOMBO", "REST", "STAND", "REVERSE")
_ICONS = tuple(icon.upper() for icon in VOCABULARIES["trigger"])
_MEANT = {
    **{word: word for word in (*_TAGS, *_ICONS)},
    "COME BACK": "COMEBACK",
    "REVERSED": "REVERSE",
    "STOCK": "POOL",
}
# Longer words first, so that STANDBY is not read as STAND.
_WORD = f"(?P<word>{'|'.join(sorted(_MEANT, key=len, reverse=True))})"
_KANA = "[\u3040-\u30ff]"
_WIDE = "[［］（）：＋＠Ａ-Ｚａ-ｚ０-９\u3000]|(?<=Bond)／"
_CIRCLED = "[\u2460-\u2468]"  # from 1 to 9
_CONTROL = "\x00-\x08\x0b-\x1f\x7f"
_DEBRIS_AT_END = rf"(?<![^A-Za-z])([^A-Za-z{_CONTROL}]*)[{_CONTROL}][^A-Za-z]*$"


def _tag(match: re.Match[str]) -> str:
    return f"【{_MEANT[match['word'].upper()]}】"


def _plain(match: re.Match[str]) -> str:
    return unicodedata.normalize("NFKC", match[0])


def _cost(match: re.Match[str]) -> str:
    return f"({unicodedata.normalize('NFKC', match[0])})"


def _as_tag(needs: str, pattern: str, reason: str) -> Mend:
    return Mend(needs, re.compile(pattern), _tag, reason)


def _as_text(needs: str, pattern: str, replacement: str, reason: str) -> Mend:
    return Mend(needs, re.compile(pattern), replacement, reason)


_OF_TRAIT = r"(?= (?:characters?|or|and)\b)"
_TRAIT = "the brackets of a trait as everywhere else"
# A pattern begins where a run of spaces does, not at each space of it: that would take the square of its length.
_DEBRIS = (
    _as_text(
        "", rf"(?<![^A-Za-z])([^A-Za-z{_CONTROL}]*)[{_CONTROL}][^A-Za-z]*$", r"\1", "binary debris at the end cut off"
    ),
    _as_text("", f"[{_CONTROL}\u00ad\u200b-\u200f\u2060\ufeff]+", "", "invisible characters taken out"),
    _as_text("", rf"(?<!\s)\s*[{{｛][^{{}}｛｝]*{_KANA}[^{{}}｛｝]*[}}｝]\s*$", "", "a proof-reader's note taken out"),
    _as_text("【【", rf"(?<!\s)\s*【【[^】]*】[^】]*{_KANA}[^】]*】\s*$", "", "a proof-reader's note taken out"),
    Mend("", re.compile(_WIDE), _plain, "full-width characters made plain"),
    Mend("[", re.compile(rf"(?<=\[){_CIRCLED}"), _cost, "a number in a circle read as a cost"),
    _as_text("[", r"(?<=\[)\d(?=\])", r"(\g<0>)", "a number alone in brackets read as a cost"),
    # What is put, rested or shown says itself how many: a number before that can only be the stock cost.
    _as_text(
        "[",
        r"(?<=\[)(\d) ?(?=(?:Put|Return|Discard|Reveal) |【REST】)",
        r"(\1) ",
        "a number before an action read as a cost",
    ),
    _as_text("】'", r"(?<=】)' ?/>", "", "the rest of an icon's markup taken out"),
    _as_text("<<", rf'(?<!")<<([^<>"]+)>>{_OF_TRAIT}', r"《\1》", _TRAIT),
    _as_text("≪", rf'(?<!")≪([^≪≫"]+)≫{_OF_TRAIT}', r"《\1》", _TRAIT),
    _as_text("【", "^[-－](?=【)", "", "a stray dash taken out"),
    _as_text(" -", r"(?<=level |.cost )-(?= or lower|[.)])", "0", "a dash that can only stand for 0"),
)
_FILE_NAME = "the file name of an icon read as the icon"
_PLACEHOLDER = "an icon's placeholder read as the icon"
_BARE = "a bare word read as the icon"
_TAG_MENDS = (
    _as_tag(".gif", rf"(?i)(?:\[\[)?\b{_WORD}\.gif(?:\]\])?", _FILE_NAME),
    _as_tag("@", rf"(?i)\b{_WORD}@", _PLACEHOLDER),
    _as_tag("@", rf"(?i)@{_WORD}\b", _PLACEHOLDER),
    _as_tag("【", rf"【(?=[A-Z]*[a-z ])(?i:{_WORD})】", "an icon written as everywhere else"),
    _as_tag("[", r"\[(?P<word>AUTO|CONT|ACT|COUNTER|REST|STAND|REVERSE)\]", "square brackets read as an icon's"),
    _as_tag("[R", r"(?<=\[)(?P<word>REST|Rest)(?= )", _BARE),
    _as_tag("", r"^(?P<word>AUTO|CONT|ACT)(?= )", _BARE),
    _as_tag("】COUNTER", r"(?<=】)(?P<word>COUNTER)(?= Backup)", _BARE),
    _as_tag("becomes R", r"(?<=becomes )(?P<word>REVERSE)\b", _BARE),
    _as_tag("becomes r", r"(?<=becomes )(?P<word>(?i:reverse))(?= in battle)", _BARE),
    _as_tag("as REST", r"(?<=position as )(?P<word>REST)\b", _BARE),
    _as_tag("REST this", r"(?<=[,)] )(?P<word>REST)(?= this card)", _BARE),
    _as_tag("REST it", r"(?<=, )(?P<word>REST)(?= it,)", _BARE),
)
_MISMATCHED = "a bracket that is missing or of the wrong kind"
_MISSING = "a quotation mark that is missing at the end put back"
_QUOTES = "a quotation mark of another kind, alone or around a name, as everywhere else"
_BRACKETS = (
    _as_text("【ACT】", r"^(【ACT】) ?((?:\(\d\) )?【REST】[^\[\]]*\])", r"\1 [\2", _MISMATCHED),
    _as_text("{", r"\{([^{}\[\]]*\])", r"[\1", _MISMATCHED),
    _as_text("}", r"(\[[^\[\]{}]*)\}", r"\1]", _MISMATCHED),
    _as_text("{", r"\{([^{}()]*\))", r"(\1", _MISMATCHED),
    _as_text("([:", r"\(\[(?=:)", "(", _MISMATCHED),
    _as_text("[[", r"\[\[(?=[A-Z(])", "[", _MISMATCHED),
    _as_text("[ When", r"(\[[^\[\]]*)\[(?= When)", r"\1]", _MISMATCHED),
    _as_text("[(", r"\[(\(\d\)) (?=When|At the)", r"[\1] ", _MISMATCHED),
    _as_text("【REST】", r"(\[\(\d\) 【REST】 [^\[\]()]*)\)(?= [A-Z])", r"\1]", _MISMATCHED),
    _as_text("[【", r"\[(?=【(?:AUTO|CONT|ACT)】[^\"\]]*\]\")", '"', _MISMATCHED),
    _as_text("【", r"^(【[A-Z]+】) (?=When this card triggers[^(]*\)$)", r"(\1: ", _MISMATCHED),
    _as_text("''", r"''(?=【)", '"', "two single quotation marks made one double"),
    _as_text("”", r'"([^"“”]*)”', r'"\1"', _QUOTES),
    _as_text("“", r'^([^"]*(?:"[^"]*"[^"]*)*(?<= ))“([^"“”]*)”', r'\1"\2"', _QUOTES),
    _as_text("Bond/「", r"(?<=Bond/)「([^「」]*)」", r'"\1"', _QUOTES),
    _as_text('named "', r'(named "[^"]*[a-z]"[A-Z][a-z]*")(?= in your\b)', r'\1"', _MISSING),
)
_POWER = "a number of hundreds, which only power has"
# A granted ability that ends the line, with nothing behind it but what follows on its own "you may".
_IN_QUOTES = r'(?:[^".]|"[^"]*")*'
_UNCLOSED = (
    _as_text(
        '"【',
        rf'("【(?:AUTO|CONT|ACT)】{_IN_QUOTES}\.(?: If you do, {_IN_QUOTES}\.)*)((?: \([^()]*\))?)$',
        r'\1"\2',
        _MISSING,
    ),
    _as_text('"【AUTO】 Encore', r'("【AUTO】 Encore \[[^\[\]"]*)(?=")', r"\1]", _MISMATCHED),
    _as_text('"【AUTO】 Encore', r'"【AUTO】 Encore \[[^\[\]"]*\]$', r'\g<0>"', _MISSING),
    _as_text('"', r'^([^"]*\.)"$', r"\1", "a quotation mark that closes nothing taken out"),
    _as_text("Bond/", r"(?<=\] )When this card is played and placed [^()]*\)$", r"(\g<0>", _MISMATCHED),
    _as_text(")", r"^([^()]*)\)$", r"\1.", "a parenthesis that closes nothing taken out"),
    _as_text("] (", r"(?<=\] )\([^()]*\.$", r"\g<0>)", _MISMATCHED),
)
_SPACING = "spaces set as everywhere else"
_SPACES = (
    _as_text("】", r"】(?=[A-Za-z0-9\[【])", "】 ", _SPACING),
    _as_text("【", r"(?<=[a-z])(?=【)", " ", _SPACING),
    _as_text("】 :", r"(?<=】) :", ":", _SPACING),
    _as_text("】:", r"(?<=】):(?=\S)", ": ", _SPACING),
    _as_text("( ", r"\( +(?=【)", "(", _SPACING),
    _as_text("?", r"(?<=[A-Za-z])\?(?=[a-z])", " ", "question marks that stand for spaces"),
    _as_text("  ", r" {2,}", " ", _SPACING),
    _as_text("", r"^\s+|(?<!\s)\s+$", "", _SPACING),
)
_WORD_LOST = "a small word that is missing put back"
_WORD_WRONG = "a misspelt word as everywhere else"
_SMALL_WORDS = (
    _as_text("of of ", r"\bof of\b", "of", "a word that stands there twice taken out"),
    _as_text("by by ", r"\bby by\b", "by", "a word that stands there twice taken out"),
    _as_text("until of", r"\buntil (?=of turn\b)", "until end ", _WORD_LOST),
    _as_text("the end your", r"(?<=\buntil the end )(?=your (?:opponent's )?next turn)", "of ", _WORD_LOST),
    _as_text("multiplied the", r"(?<=\bmultiplied )(?=the number of)", "by ", _WORD_LOST),
    _as_text("is equal the", r"(?<=\bis equal )(?=the number of)", "to ", _WORD_LOST),
    _as_text("When you", r"(?<=\bWhen )you (?=other\b)", "your ", _WORD_WRONG),
    _as_text("this cards", r"(?<=\bthis )cards'(?= battle opponent)", "card's", _WORD_WRONG),
    _as_text("those card,", r"(?<=\bamong those )card(?=,)", "cards", _WORD_WRONG),
    _as_text(
        "cost, If", r"(?<=\bpay the cost), (?=If you do\b)", ". ", "a comma that ends a sentence made a full stop"
    ),
    _as_text("]: ", r"(?<=\]): (?=When |At the )", " ", "a colon behind a cost taken out"),
    _as_text(".,", r"(?<=\bto your deck)\.(?=, shuffle\b)", "", "a full stop within a sentence taken out"),
    _as_text("decks Ch", r"(?<=\bshuffle their decks)(?= Choose\b)", ".", "a full stop that is missing put back"),
    _as_text("do not have c", r"(?<=\bdo not have )(?=character with\b)", "a ", _WORD_LOST),
    _as_text("card is level", r"(?<=\bcard is )(?=level \d or (?:lower|higher) character\b)", "a ", _WORD_LOST),
    _as_text("opponent choose ", r"(?<=, your opponent )choose(?= )", "chooses", _WORD_WRONG),
)
_WORDS = (
    *_SMALL_WORDS,
    _as_text("get", r"(?<=\bgets )([+-]\d*[05]00)(?= until end| for each| and the following|\.)", r"\1 power", _POWER),
    _as_text("get", r"(?<=\bget )([+-]\d*[05]00)(?= until end| for each| and the following|\.)", r"\1 power", _POWER),
    _as_text("put in ", r"\bput in (?=on any position)", "put it ", _WORD_WRONG),
    _as_text("in to ", r"\bin to (?=your hand)", "into ", _WORD_WRONG),
    _as_text("you hand", r"\b(?<=to )you (?=hand\b)", "your ", _WORD_WRONG),
    _as_text("hard", r"(?<=card in your )hard\b", "hand", _WORD_WRONG),
    _as_text(
        "your card,", r"(?<=hoose 1 card in your )card(?=, and put it into your waiting room)", "hand", _WORD_WRONG
    ),
    _as_text("own hand", r"(?<=in your )own (?=hand\b)", "", "a word taken out that says nothing more"),
    _as_text("bottom your", r"\bbottom (?=your (?:clock|deck|stock)\b)", "bottom of ", _WORD_LOST),
    _as_text("number of your stock", r"(?<=the number of )(?=your stock is )", "cards in ", _WORD_LOST),
    _as_text("If the card is", r"(?<=^【CONT】 If )the (?=card is in the middle position )", "this ", _WORD_WRONG),
    _as_text("equal to number", r"(?<=X is equal to )(?=number of )", "the ", _WORD_LOST),
    _as_text("return ", r"(\b[Cc]hoose (?:1|an?) [^,.]*, and return )(?=(?:in)?to your hand\b)", r"\1it ", _WORD_LOST),
    SPELLING,
)
_SLIP = "a word that can only have been another one"
_MEANT_WORDS = {
    "in you climax area": "in your climax area",
    "from you hand": "from your hand",
    "in your waiting rom,": "in your waiting room,",
    "If your do,": "If you do,",
    "your may pay the cost": "you may pay the cost",
    "you may the cost": "you may pay the cost",
    "put the the top": "put the top",
    "this unit gets": "this card gets",
    'a card name "': 'a card named "',
    "in its card named": "in its card name",
    "If you do, chose ": "If you do, choose ",
    "that characters' level": "that character's level",
    "Level1 ": "Level 1 ",
    "climax zone": "climax area",
    "is on your climax area,": "is in your climax area,",
}
_SLIPS = (
    *(_as_text(wrong, rf"\b{wrong}", meant, _SLIP) for wrong, meant in _MEANT_WORDS.items()),
    _as_text('" character', r'\b(your|other|an?) "([A-Z][^"【]{0,40})"(?= characters?\b)', r"\1 《\2》", _TRAIT),
    _as_text('" character', r'\b(your) "([A-Z]\w+)" or "([A-Z]\w+)"(?= characters\b)', r"\1 《\2》 or 《\3》", _TRAIT),
    _as_text(" you deck", r"\byou (?=deck\b)", "your ", _SLIP),
    _as_text("into our hand", r"(?<=\binto )our (?=hand\b)", "your ", _SLIP),
    _as_text("from your had", r"(?<=\bfrom your )had\b", "hand", _SLIP),
    _as_text(" or your deck", r"(?<=\bat the bottom )or (?=your deck\b)", "of ", _SLIP),
    _as_text("opponent deck", r"(?<=\bof your )opponent (?=deck\b)", "opponent's ", _SLIP),
    _as_text("f this card in ", r"(?<=\b[Ii]f this card )in on (?=(?:your|the)\b)", "is on ", _SLIP),
    _as_text("f this card in ", r"(?<=\b[Ii]f this card )in (?=(?:your|the)\b)", "is in ", _SLIP),
    _as_text("All if your", r"\bAll if (?=your\b)", "All of ", _SLIP),
    _as_text("or each of", r"(?<= power )or (?=each of\b)", "for ", _SLIP),
    _as_text("this power gets", r"\bthis power (?=gets\b)", "this card ", _SLIP),
    _as_text("character the middle", r"(?<=\bcharacter )(?=the middle position of your center stage\b)", "in ", _SLIP),
    _as_text("。", r"(?<=\.) ?。$", "", "a full stop of another script behind one taken out"),
    _as_text("equal is to", r"\bequal is (?=to\b)", "equal ", _SLIP),
    _as_text("climax,", r'(?<=" is in your climax),', " area,", _SLIP),
    _as_tag("you may RE", r"(?<=\byou may )(?P<word>REST|REVERSE)(?= )", _BARE),
    # What lasts through a turn as a continuous effect ends with it.
    _as_text("until", r"^(【CONT】 During your turn, this card gets \+\d+ power) until end of turn\.$", r"\1.", _SLIP),
)
# What waits for something to happen is an automatic ability; "is played" is part of continuous ones too.
_KIND = "written as automatic abilities alone are (8.1.1.2.1): its icon is 【AUTO】"
_AUTOMATIC = (
    Mend(
        "When ",
        re.compile(
            r"^【(?:ACT|CONT)】(?=(?: 【CXCOMBO】)?(?: \[[^\[\]]*\])? When (?:this|another of your|your other) "
            r"[^,]*\b(?:attacks|is placed|becomes 【REVERSE】))"
            r"|^【ACT】(?= This ability activates up to (?:1|one) time per turn\. When you use )"
        ),
        "【AUTO】",
        _KIND,
    ),
    _as_text("【CONT】", r"^【CONT】(?= [^\"]*, at the beginning of your [a-z]+ phase, )", "【AUTO】", _KIND),
    _as_text(
        "【AUTO】 All",
        r"^【AUTO】(?= All of your characters get [^,.\"]*\.$)",
        "【CONT】",
        "waits for nothing, as continuous abilities alone do (8.1.1.3): its icon is 【CONT】",
    ),
    _as_text(
        "【AUTO】 【ACT】",
        r"^【AUTO】 (?=【ACT】 \[[^\[\]]*\] (?!When\b|At\b|During\b|If\b))",
        "",
        "a cost and nothing to wait for, as activated abilities alone have (8.1.1.1): its icon is 【ACT】",
    ),
)
MENDS = (*_DEBRIS, *_TAG_MENDS, *_BRACKETS, *_UNCLOSED, *_SPACES, *_WORDS, *_SLIPS, *_AUTOMATIC)


def name_icon(icon: str) -> Mend:
    """Return the mend of a reminder that lost its icon, on a card that has only this one to remind of."""
    reminder = re.compile(r"\(: ?(?=When this card triggers|During this turn)")
    return Mend("(:", reminder, f"(【{icon}】: ", f"the lost icon put back: {icon}, the card's own")
