import type { PageSeed } from '../types';

const privacy: PageSeed = {
  title: 'Privacy',
  slug: 'privacy',
  seo: {
    title: 'Privacyverklaring',
    description:
      'Welke gegevens Stichting Fabriek & Thuis van u bewaart, waarom, hoe lang, met wie wij ze delen en hoe u ze laat wissen.',
  },
  blocks: [
    {
      type: 'rich-text',
      body: `Laatst gewijzigd op 27 november 2026. Stichting Fabriek & Thuis, Kanaalweg 212, 3533 HL Utrecht, is verantwoordelijk voor de gegevens die wij van u verwerken. Vragen? Mail naar [privacy@fabriekenthuis.example](mailto:privacy@fabriekenthuis.example).

## Wat wij van u weten

- **U vraagt een kaart aan:** naam, functie, organisatie, mailadres, wat u zoekt, wanneer u komt en, met uw toestemming, wat u nodig hebt
- **U krijgt de nieuwsbrief:** uw mailadres, waarmee u akkoord ging en wanneer
- **U vraagt een plaats bij een tour of workshop:** naam en mailadres, en of u er was
- **U hebt een account:** naam, mailadres, een versleuteld wachtwoord en waar u bent ingelogd
- **U bent standhouder:** contactgegevens, factuurgegevens en uw bestellingen
- **U bezoekt deze site:** niets over u. Wij tellen alleen hoe vaak iets wordt bekeken, zoals hieronder staat
- **U laat uw badge lezen bij de ingang:** op welke dag, en hoe laat

## Waarvoor wij het gebruiken

Om u binnen te laten, om u te laten weten dat een sessie is verplaatst, om te factureren en om te zien welke onderdelen mensen nuttig vinden. De grondslag is uw overeenkomst met ons of uw toestemming. Toestemming trekt u in wanneer u wilt.

## Met wie wij het delen

Niet met standhouders. Wel met leveranciers die voor ons werken, zoals de beheerder van onze servers, en alleen wat zij nodig hebben. Onze servers staan in Nederland. Wij verkopen geen gegevens.

Standhouders zien hoe vaak hun eigen pagina is bekeken: per hele week en in stappen van vijf, zodat niemand erin te herkennen is.

## Hoe lang wij het bewaren

1. Kaarten en bezoek: tot 90 dagen na de beurs, wat u nodig hebt tot en met de dag erna. Bevestigt u uw aanvraag niet, dan dertig dagen
2. Accounts: tot u ze zelf verwijdert. Bevestigt u uw mailadres niet, dan dertig dagen
3. Nieuwsbrief: tot u zich afmeldt, en dan nog dertig dagen. Bevestigt u uw aanmelding niet, dan zeven dagen
4. Facturen en overeenkomsten: zeven jaar, omdat de wet dat vraagt
5. Foto's: tot u vraagt om ze weg te halen
6. Plaatsen bij tours en workshops: tot dertig dagen erna. Bevestigt u uw aanvraag niet, dan zeven dagen
7. Bezoekcijfers van de site: afzonderlijke tellingen 90 dagen, opgetelde cijfers 25 maanden, totalen per dag zolang de beurs bestaat

## Hoe wij bezoek tellen

Wij tellen welke pagina's worden bekeken, hoe lang en hoe ver ze worden gelezen, waarnaar wordt gezocht, op welke links en advertenties wordt gedrukt, via welke site of campagne iemand komt en of dat op een telefoon, tablet of computer is. Wij bewaren geen IP-adres, geen kenmerken van uw browser en geen nummer waaraan wij u herkennen. Wat mensen intikken, bewaren wij pas als vijf browsers hetzelfde deden.

Hoeveel verschillende bezoekers er waren, weten wij door één datum: uw browser onthoudt in de cookie **laatst** op welke dag wij hem voor het laatst telden, bijvoorbeeld 2027-02-09. Was dat vandaag, dan tellen wij u niet nog eens. Diezelfde datum staat bij iedereen die die dag kwam, dus zij wijst niemand aan.

Omdat deze cijfers alleen laten zien hoe de site wordt gebruikt, nauwelijks gevolgen voor u hebben en alleen zo met anderen worden gedeeld dat ze over niemand gaan, vraagt de wet daarvoor geen toestemming. Wilt u toch niet meetellen? [Kies hier of uw bezoek wordt geteld](/privacy/statistiek). Vraagt uw browser sites al om u niet te volgen (Do Not Track of Global Privacy Control), dan tellen wij u niet.

## Cookies

Wij gebruiken drie cookies: een voor de taal van de site, 365 dagen geldig; **session**, waarin alleen staat wanneer uw browser hier voor het eerst kwam; en **laatst**, met alleen de datum waarop wij uw browser voor het laatst telden. De laatste twee vervallen na een jaar. Kiest u ervoor niet te worden geteld, dan bewaart uw browser een jaar lang **statistiek=nee** en wissen wij de datum. Logt u in, dan komen daar cookies bij die uw sessie onthouden; vult u een contract in, dan een die uw concept terugvindt, 30 dagen lang. Er zijn geen cookies van anderen.

### Wat op uw eigen apparaat staat

Wat u bewaart in [Mijn programma](/mijn-programma), met uw notities, staat in uw browser. Wij krijgen het alleen als u bent ingelogd: dan staat het ook in uw account, zodat u het op uw andere apparaten ziet. Het gaat weg met uw account. Stuurt u het met een link naar een ander apparaat of naar iemand anders, dan staat het in die link en nergens anders. Zet u het in uw agenda, dan staan de nummers van die onderdelen in het adres van het bestand dat u ophaalt. Maakt u een agenda-abonnement, dan bewaren wij welke onderdelen u koos, zonder uw naam, tot u het stopt of tot een maand na de beurs. Wie het adres van het abonnement heeft, ziet die onderdelen.

Vult u zonder ontvangst een formulier in, dan blijft het ten hoogste zeven dagen in uw browser staan, tot het verstuurd is. [Daar](/offline) ziet en wist u het.

Zet u daar berichten aan, dan krijgen wij ook zonder account wat u bewaarde, en het adres waar uw browser berichten ontvangt. Uw naam en e-mailadres niet. Zet u berichten uit, dan is dat bij ons meteen weg.

Uw badge staat, als u hem op een toestel opende, in de browser daarvan, zodat u hem in de hal zonder ontvangst toont. Hij gaat weg als u zich afmeldt. Uw browser bewaart ook openbare pagina's van deze site, hooguit veertien dagen, zodat u ze in de hal zonder ontvangst leest. Uw eigen pagina's horen daar niet bij. U wist alles met de sitegegevens in uw browser.

## Uw rechten

U mag uw gegevens inzien, verbeteren, meenemen en laten wissen, en bezwaar maken tegen gebruik. Mail ons vanaf het adres dat bij ons bekend is; u krijgt binnen vijf werkdagen antwoord. Bent u niet tevreden, dan kunt u een klacht indienen bij de [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl).

## Een lek melden

Ziet u iets wat niet klopt in de beveiliging van deze site? Mail het ons met een beschrijving. Wij reageren binnen twee werkdagen en ondernemen geen stappen tegen wie te goeder trouw meldt.`,
    },
  ],
};

const accessibility: PageSeed = {
  title: 'Toegankelijkheid',
  slug: 'toegankelijkheid',
  seo: {
    title: 'Toegankelijkheid van beurs en site',
    description:
      'Rolstoel, ringleiding, gebarentolk, rustige uren en een site die met het toetsenbord en een schermlezer werkt.',
  },
  blocks: [
    {
      type: 'rich-text',
      body: `Iedereen die met woningen werkt moet op de beurs terechtkunnen. Wat al geregeld is, staat hier. Ontbreekt er iets wat u nodig hebt? Bel Naima Bouzid, 030 000 12 04, of mail naar [toegankelijk@fabriekenthuis.example](mailto:toegankelijk@fabriekenthuis.example).

## In het gebouw

### Lopen en rijden

- Beide hallen zijn drempelloos; gangpaden zijn ten minste drie meter breed
- Lift naar Zaal Kanaal en Zaal Sluis, kooi van 1,10 bij 2,10 meter
- Twaalf invalidenparkeerplaatsen op vijftien meter van de ingang
- Twee leenrolstoelen bij de garderobe, te reserveren
- Elke dertig meter een bank met leuning

### Horen en zien

- Ringleiding in de Grote Zaal, plaatsen op rij 1 tot en met 6
- Schrijftolk bij alle plenaire onderdelen, de tekst staat op een tweede scherm
- Gebarentolk op aanvraag, tot en met 25 januari 2027
- Programma in grote letters bij de informatiebalie
- Hulphonden zijn overal welkom, er staat water bij de garderobe

### Rust

Elke dag van 9.30 tot 10.30 uur zijn de lichten en de schermen in Hal 2 gedimd en staan machines stil. Achter de garderobe is een stilteruimte met een deur die op slot kan.

## Deze site

Wij volgen de richtlijnen van **WCAG 2.2, niveau AA**. Alles werkt met het toetsenbord, tekst is te vergroten tot 200% en foto's hebben een beschrijving. Beweging staat stil als u dat op uw apparaat hebt ingesteld. Het programma is te gebruiken zonder JavaScript.

### Wat nog niet goed is

- Van filmpjes op stands is niet altijd een ondertitelde versie
- De plattegrond op papier heeft geen reliëf; bij de informatiebalie ligt één voelbare maquette

Loopt u ergens vast? Beschrijf wat u deed en met welk apparaat. Binnen drie werkdagen hoort u wat wij eraan doen.`,
    },
    {
      type: 'call-to-action',
      title: 'Hulp op de dag zelf',
      text: 'Een vrijwilliger loopt met u mee van de ingang naar de zaal, of de hele dag. Vraag het tot en met 5 februari aan.',
      tone: 'Blauw',
      buttons: [
        {
          label: 'Vraag begeleiding aan',
          url: 'mailto:toegankelijk@fabriekenthuis.example',
          tone: 'Hoofdknop',
        },
        { label: 'Bekijk de route', url: '/locatie', tone: 'Tweede knop' },
      ],
    },
  ],
};

const terms: PageSeed = {
  title: 'Algemene voorwaarden',
  slug: 'algemene-voorwaarden',
  seo: {
    title: 'Algemene voorwaarden voor bezoekers en bestellers',
    description:
      'De voorwaarden voor toegang tot de beurs, workshops, bestellingen van signing en het gebruik van deze site.',
  },
  blocks: [
    {
      type: 'rich-text',
      body: `Deze voorwaarden gelden vanaf 1 maart 2026 voor iedereen die de beurs bezoekt, iets bij ons bestelt of deze site gebruikt. Voor de huur van een standplaats geldt daarnaast het [reglement voor standhouders](/reglement-standhouders).

## 1. Toegang

1. De kaart is persoonlijk en geldt op alle beursdagen. Doorverkopen is niet toegestaan.
2. Wij vragen aan de ingang om een bewijs van uw functie als dat nodig is, en kunnen toegang weigeren aan wie niet beroepsmatig komt.
3. Jongeren onder de 16 jaar komen alleen binnen met een begeleider van hun opleiding.

## 2. Programma

1. Wij doen ons best om het programma uit te voeren zoals het op de site staat. Sprekers, zalen en tijden kunnen veranderen.
2. Een zaal die vol is, gaat dicht. Een plaatsbewijs voor een tour of workshop vervalt bij de aanvang.
3. Wat sprekers zeggen, is hun eigen mening.

## 3. Gedrag op de beursvloer

1. Volg de aanwijzingen van medewerkers en beveiliging op.
2. Raak machines en proefopstellingen alleen aan als de standhouder dat goed vindt.
3. Roken en dampen is binnen niet toegestaan. Voor huisdieren geldt hetzelfde, behalve voor hulphonden.
4. Reclame maken zonder stand of opdracht is niet toegestaan.

## 4. Bestellingen

1. Een bestelling van signing of advertenties is definitief na onze bevestiging.
2. Prijzen zijn in euro en exclusief 21% btw. De betaaltermijn is dertig dagen.
3. Kosteloos wijzigen kan tot de aanleverdatum. Daarna brengen wij gemaakte kosten in rekening.
4. U staat ervoor in dat u het aangeleverde beeld mag gebruiken.

## 5. Foto's en opnamen

1. Op de beurs wordt gefotografeerd en gefilmd voor verslag en promotie.
2. Wilt u niet herkenbaar in beeld, draag dan het blauwe polsbandje of meld het ons achteraf.

## 6. Aansprakelijkheid

1. Wij zijn aansprakelijk voor schade die het gevolg is van onze fout, tot het bedrag dat onze verzekering uitkeert.
2. Voor gestolen of beschadigde eigendommen zijn wij niet aansprakelijk, behalve bij opzet of grove schuld.

## 7. De site

1. Standhouders zijn zelf verantwoordelijk voor de inhoud van hun bedrijfspagina.
2. Teksten en foto's mag u overnemen met bronvermelding, tenzij er iets anders bij staat.

## 8. Klachten en recht

1. Klachten handelen wij binnen tien werkdagen af.
2. Op deze voorwaarden is Nederlands recht van toepassing. Geschillen gaan naar de rechtbank Midden-Nederland.`,
    },
  ],
};

export const legalPages: PageSeed[] = [privacy, accessibility, terms];
