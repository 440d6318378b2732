"""What announcements are tested with."""
