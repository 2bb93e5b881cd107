from django.db import migrations

OWN = ("json:", "csv:")
# The numbers of the cards that come with each game, which the project's own JSON brought until now.
STARTER = {
    "gate-ruler": ("GAT-", "CLM-", "GLW-", "THN-", "SLV-"),
    "trails": ("NVL1-", "NVLP-"),
    "vanguard": ("D-CT01/", "D-CT02/", "D-CT03/", "D-CT04/", "G-CT01/", "V-CT01/"),
    "vanguard-2014": ("CT01/", "CT02/", "CT03/", "CT04/"),
    "weiss-schwarz": ("HRB/W01-", "EMK/S02-", "MSA/S03-"),
}


def name_anew(apps, schema_editor):
    """Call JSON and tables of the project's own format by one name, and the cards that come with it by another."""
    Printing, Conflict = apps.get_model("cards", "Printing"), apps.get_model("cards", "ImportConflict")
    for game, starts in STARTER.items():
        for start in starts:
            brought = Printing.objects.filter(game=game, code__startswith=start, adapter=f"json:{game}")
            brought.order_by().update(adapter=f"starter:{game}")
    for prefix in OWN:
        games = Printing.objects.filter(adapter__startswith=prefix).order_by().values_list("game", flat=True)
        for game in list(games.distinct()):
            Printing.objects.filter(adapter=f"{prefix}{game}").order_by().update(adapter=f"own:{game}")
    for conflict in Conflict.objects.order_by("pk").iterator():
        name_conflict_anew(Printing, Conflict, conflict)


def name_conflict_anew(Printing, Conflict, conflict):
    """Keep one question under a number for each format, one that waits before one that is settled."""
    before = (conflict.adapter, conflict.stored_by)
    adapter, stored_by = (one_name(name) for name in before)
    if (adapter, stored_by) == before:
        return
    if Printing.objects.filter(game=conflict.game, code=conflict.code, adapter=f"starter:{conflict.game}").exists():
        stored_by = f"starter:{conflict.game}"
    if adapter == stored_by and conflict.state != "open":
        conflict.delete()  # a format does not ask about its own cards any more
        return
    there = Conflict.objects.filter(game=conflict.game, code=conflict.code, adapter=adapter).exclude(pk=conflict.pk)
    if there.filter(state="open").exists():
        conflict.delete()
        return
    there.delete()
    conflict.adapter, conflict.stored_by = adapter, stored_by
    conflict.save(update_fields=["adapter", "stored_by"])


def one_name(name):
    prefix, sign, game = name.partition(":")
    return f"own:{game}" if prefix + sign in OWN else name


class Migration(migrations.Migration):

    dependencies = [
        ('cards', '0006_cards_of_several_sources'),
    ]

    operations = [
        migrations.RunPython(name_anew, migrations.RunPython.noop),
    ]
