"""Addresses of decks."""

from django.urls import path

from decks.views import boosters, builder, claiming, edits, hand, inspector, judging, lists, mine, sharing, verdicts

app_name = "decks"
urlpatterns = [
    path("", mine.mine, name="mine"),
    path("new/", mine.new, name="new"),
    path("judge/", judging.judge, name="judge"),
    path("claim/", claiming.claim, name="claim"),
    path("samples/<slug:game>/<slug:slug>/", mine.copy_sample, name="copy-sample"),
    path("shared/<slug:share_key>/", sharing.shared, name="shared"),
    path("shared/<slug:share_key>/list.txt", lists.download_shared, name="shared-download"),
    path("shared/<slug:share_key>/formats/", verdicts.shared_formats, name="shared-formats"),
    path("shared/<slug:share_key>/hand/", hand.shared_hand, name="shared-hand"),
    path("shared/<slug:share_key>/copy/", mine.copy_shared, name="copy-shared"),
    path("<slug:key>/", builder.build, name="build"),
    path("<slug:key>/panel/", builder.panel, name="panel"),
    path("<slug:key>/search/", builder.find, name="search"),
    path("<slug:key>/inspect/<int:card>/", inspector.inspect, name="inspect"),
    path("<slug:key>/cards/", edits.set_cards, name="set-cards"),
    path("<slug:key>/settings/", edits.change_settings, name="settings"),
    path("<slug:key>/unread/", edits.discard_unread, name="discard-unread"),
    path("<slug:key>/import/", lists.take_in, name="import"),
    path("<slug:key>/list/", lists.text, name="list"),
    path("<slug:key>/list.txt", lists.download, name="download"),
    path("<slug:key>/formats/", verdicts.formats, name="formats"),
    path("<slug:key>/hand/", hand.hand, name="hand"),
    path("<slug:key>/boosters/", boosters.boosters, name="boosters"),
    path("<slug:key>/link/", sharing.link, name="link"),
    path("<slug:key>/share/", sharing.share, name="share"),
    path("<slug:key>/stop-sharing/", sharing.stop_sharing, name="stop-sharing"),
    path("<slug:key>/copy/", mine.copy, name="copy"),
    path("<slug:key>/delete/", mine.delete, name="delete"),
]
