### En utdeling som sendes til andre.

send-about = Den som åpner lenken, spiller denne utdelingen fra plassen din, mot de samme robotene. Så ser dere begge resultatene, og kan følge begge rundene trekk for trekk.
send-make = Lag lenken
send-ready = Lenken er klar. Alt ligger i den: Ingen server trenger å ta vare på noe.
send-share = Del lenken
send-qr = Som QR-kode
send-open = Resultatet ditt viser seg først når den andre har spilt. Men utdelingen og resultatet ligger i lenken: Den som tar den fra hverandre, kan lese begge deler.
