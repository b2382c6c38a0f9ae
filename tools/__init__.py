"""What the commands of noxfile.py are made of. Nothing here is part of the site."""
