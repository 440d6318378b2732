"""What happens beside what people do: to servers, on Discord, and in other processes."""
