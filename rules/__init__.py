"""The rules of the games in plain Python: nothing in here knows of Django, databases or pages."""
