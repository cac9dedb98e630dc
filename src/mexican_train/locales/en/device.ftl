## Tables of this device, where no server is needed

device-fetching = Fetching what this device needs to play by itself. This happens once.
device-starting = Getting everything ready…
device-megabytes = { $done } of { $all } MB
device-lost = Your table is being set up again…
device-elsewhere = You went on with this match in another tab. It was closed here.
device-later-version = A later version of this page went on with this match. Load the page again with a connection.
device-gone-about = This browser does not have it any more: somebody removed it, or the browser’s data was cleared.
device-passing = This browser keeps nothing: a match on this device is gone when you close the tab.
device-remove = Remove this table
device-remove-sure = The match will be gone from this device for good. Really remove it?
device-remove-yes = Yes, remove it

## What is kept for when there is no connection

kept = Without a connection
kept-all = Ready: you can play against bots here without a connection.
kept-some = Some of what this device needs to play against bots by itself is not here yet.
kept-now = Keep it now ({ $all } MB)
kept-keeping = Keeping what this device needs to play by itself.
kept-insecure = This page was opened without https, so the browser cannot keep it for later: it opens only while its server can be reached. The person who runs the server can add https (the folder deploy has the files for it), or publish the page as a static site.
kept-browser = This browser cannot run tables by itself. With the server everything works.
