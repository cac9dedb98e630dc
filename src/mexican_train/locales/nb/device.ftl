## Tables of this device, where no server is needed

device-fetching = Henter det denne enheten trenger for å spille på egen hånd. Det skjer bare én gang.
device-starting = Gjør alt klart …
device-megabytes = { $done } av { $all } MB
device-lost = Bordet ditt settes opp på nytt …
device-elsewhere = Du fortsatte denne kampen i en annen fane. Den ble lukket her.
device-later-version = En nyere versjon av denne siden har fortsatt kampen. Last siden på nytt når du har forbindelse.
device-gone-about = Denne nettleseren har det ikke lenger: Noen har fjernet det, eller nettleserdataene ble slettet.
device-passing = Denne nettleseren tar ikke vare på noe: En kamp på denne enheten er borte når du lukker fanen.
device-remove = Fjern dette bordet
device-remove-sure = Kampen blir borte fra denne enheten for godt. Vil du virkelig fjerne den?
device-remove-yes = Ja, fjern den

## What is kept for when there is no connection

kept = Uten forbindelse
kept-all = Klar: Du kan spille mot roboter her uten forbindelse.
kept-some = Ikke alt er her ennå som denne enheten trenger for å spille mot roboter på egen hånd.
kept-now = Ta vare på det nå ({ $all } MB)
kept-keeping = Tar vare på det denne enheten trenger for å spille på egen hånd.
kept-insecure = Denne siden ble åpnet uten https, og da kan ikke nettleseren ta vare på den: Den kan bare åpnes mens serveren kan nås. Den som driver serveren, kan legge til https (filene ligger i mappen deploy) eller legge ut siden som et statisk nettsted.
kept-browser = Denne nettleseren kan ikke holde bord på egen hånd. Med serveren virker alt.
