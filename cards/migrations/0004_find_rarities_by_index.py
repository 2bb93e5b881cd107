from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('cards', '0003_sort_and_match_by_the_cards_own_row'),
    ]

    operations = [
        migrations.AddIndex(
            model_name='printing',
            index=models.Index(fields=['game', 'rarity', 'card'], name='printing_by_rarity'),
        ),
    ]
