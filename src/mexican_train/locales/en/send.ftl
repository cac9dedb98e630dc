### A deal that is sent to others.

send-about = Whoever opens the link plays this deal from your seat, against the same bots. Then both of you see both results, and can follow both rounds move by move.
send-make = Make the link
send-ready = The link is ready. Everything is in it: no server has to keep anything.
send-share = Share the link
send-qr = As a QR code
send-open = Your result opens by itself only after they have played. But the deal and the result are in the link: whoever takes it apart can read both.
