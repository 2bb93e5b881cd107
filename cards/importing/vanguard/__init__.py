"""The adapters of public Vanguard files: `vg-d` and `vg-site` of the D era, `vg-classic` of 2011 to 2014."""

from cards.importing.vanguard import classic, d_era, site

__all__ = ["classic", "d_era", "site"]
