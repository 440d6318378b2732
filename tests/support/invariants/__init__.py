"""What has to be true of games at any time, whatever happened to them."""
