from collections import defaultdict

from django.db import migrations, models

from cards.models.sorting import places

BATCH = 500


def fill(apps, schema_editor):
    """Fill the new columns from the rows that they repeat."""
    Card, Ability = apps.get_model("cards", "Card"), apps.get_model("cards", "Ability")
    texts = defaultdict(list)
    printed = Ability.objects.filter(text_of__layer="printed").order_by("text_of__card", "position")
    for card, text in printed.values_list("text_of__card", "text").iterator():
        texts[card].append(text.replace("\n", " "))
    waiting = []
    for card in Card.objects.only("pk", "game", "words").order_by("pk").iterator(BATCH):
        card.places = places(card.game, card.words)
        card.printed_text = "\n".join(texts[card.pk])
        waiting.append(card)
        if len(waiting) == BATCH:
            Card.objects.bulk_update(waiting, ["places", "printed_text"])
            waiting.clear()
    Card.objects.bulk_update(waiting, ["places", "printed_text"])


class Migration(migrations.Migration):

    dependencies = [
        ('cards', '0002_count_words_by_index'),
    ]

    operations = [
        migrations.AddField(
            model_name='card',
            name='places',
            field=models.JSONField(default=dict, editable=False, help_text='See cards.models.sorting.'),
        ),
        migrations.AddField(
            model_name='card',
            name='printed_text',
            field=models.TextField(blank=True, help_text='All printed abilities, each a line.'),
        ),
        migrations.RunPython(fill, migrations.RunPython.noop),
    ]
