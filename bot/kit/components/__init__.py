"""Buttons, menus, dialogues and pages, and what their custom ids carry."""
