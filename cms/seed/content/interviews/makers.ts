import { scene } from '../scenes';
import type { InterviewSeed } from '../types';

/** Conversations with people who make homes. */
export const makerInterviews: InterviewSeed[] = [
  {
    title: '‘Een robot krijgt bij ons pas een naam als de ploeg dat wil’',
    slug: 'priya-oemrawsingh-robot-met-een-naam',
    format: 'Artikel',
    date: '2026-11-12',
    person: 'Priya Oemrawsingh',
    role: 'Hoofd robotica bij Robotwerf',
    intro:
      'Priya Oemrawsingh brengt in februari een werkende robotcel mee. Ze praat liever over de mensen ernaast.',
    body: `### Waarom een robot die op een vrachtwagen past?

Omdat de meeste timmerfabrieken geen hal van honderd meter hebben. Ze hebben een loods, een zaagtafel en acht goede mensen. Als je zegt dat ze eerst moeten verbouwen, is het gesprek voorbij. Onze cel staat in twee dagen en kan ook weer weg. Die laatste zin stelt mensen gerust, en bijna niemand gebruikt hem.

### Wat vinden timmerlieden ervan?

De eerste week kijken ze met hun armen over elkaar. De tweede week zeggen ze wat er niet deugt, en dan begint het. Een operator in Hardenberg vroeg om een knop waarmee de arm een stap teruggaat. Ik vond dat onveilig. Drie maanden later hebben we hem toch gebouwd, met een extra sensor, en het is nu de meest gebruikte knop.

### Verdwijnt het vak?

Tillen verdwijnt, en tweehonderd keer dezelfde spijker. Wat blijft is kijken. Een robot ziet niet dat een balk krom gegroeid is; een leerling van zeventien wel. Daarom zet ik op de beurs een leerling naast de machine. Niet om te winnen, maar om te laten zien waar de grens ligt.

### En die naam?

Een cel met een naam wordt schoongemaakt. Echt waar, je ziet het aan de storingen. Truus heet naar de vroegere kantinejuffrouw van die fabriek. Zij is komen kijken en zei dat ze vroeger ook nooit stilstond.

### Wat hoopt u dat bezoekers meenemen?

> Begin niet met de vraag wat een robot kan. Begin met de vraag waar uw mensen 's avonds last van hebben.`,
    image: scene('robotarm'),
    speaker: 'priya-oemrawsingh',
    exhibitor: 'robotwerf',
    themes: ['digitalisering'],
  },
  {
    title: '‘Mijn moeder had elf weken stof, dat kon korter’',
    slug: 'samira-tahiri-elf-weken-stof',
    format: 'Artikel',
    date: '2026-10-29',
    person: 'Samira Tahiri',
    role: 'Directeur van De Renovatietrein',
    intro:
      'Samira Tahiri kwam uit de logistiek en keek anders naar een renovatie. Nu rijden er vier treinen.',
    body: `### Hoe begon het?

Met een kapotte vaas. Mijn moeder had die achter de bank gezet tegen het stof, en op dag vijftig kwam er toch iemand tegenaan. Ik zat erbij en telde. Die dag waren er zeven verschillende mensen in haar flat geweest, en geen van hen wist dat de anderen kwamen. In mijn vak heet dat geen planning, dat heet geluk.

### Wat hebt u toen gedaan?

Behang gekocht en alles uitgetekend. Elke klus een strook, elke dag een kleur. Er zat meer wit dan kleur in. Ik heb het wit eruit geknipt en toen waren er vijf dagen over. Een aannemer zei dat het onmogelijk was. Die aannemer werkt nu bij ons.

### Wat is het lastigste?

Maandag. Als de gevel op maandag niet dicht is, schuift alles. Daarom heeft de maandagploeg altijd één persoon te veel. Die heeft soms niets te doen, en dat is de best bestede loonpost van het bedrijf.

### U neemt nooit meer dan vier treinen aan?

Een ploeg van 36 mensen moet elkaar bij de voornaam kennen. Bij vijf treinen ken ik ze zelf niet meer. Er is een wachtlijst, en ik vertel iedereen eerlijk hoe lang die is. Liever dat anderen het nadoen; het behang mag u overnemen.

### En de vaas?

Gelijmd. Hij staat in onze kantine, met de barst naar voren.`,
    image: scene('renovatietrein'),
    speaker: 'samira-tahiri',
    exhibitor: 'de-renovatietrein',
    themes: ['verduurzaming'],
  },
  {
    title: '‘De eerste vier waren te mooi’',
    slug: 'hilde-vermeersch-te-mooi',
    format: 'Artikel',
    date: '2026-10-08',
    person: 'Hilde Vermeersch',
    role: 'Directeur van Lariksblok',
    intro:
      'Van kerkbanken naar appartementen: Hilde Vermeersch moest haar vakmensen leren waar precisie ophoudt.',
    body: `### Wat doet een meubelmaker in de woningbouw?

Hetzelfde als in een kerk: hout verbinden zodat het honderd jaar blijft zitten. Mijn grootvader maakte banken die meegaan tot het geloof op is. Toen de bestellingen stopten, hadden wij veertig mensen met gouden handen en een leeg orderboek. We keken naar wat er wel werd gevraagd.

### En dat ging meteen goed?

De eerste vier appartementen waren te mooi. De naden sloten op een halve millimeter, ook achter het gips waar niemand ze ziet. We verloren op elk appartement de prijs van een auto. Mijn ploegbaas huilde toen ik zei dat het twee millimeter mocht zijn.

### Hoe hebt u dat opgelost?

Door samen een lijst te maken: wat ziet de bewoner, wat voelt hij, wat hoort hij? Bij die onderdelen blijven we meubelmakers. Bij de rest zijn we bouwers. Het hing een jaar lang op een bord bij de koffie en iedereen mocht er iets op verplaatsen.

### Merkt u verschil tussen Nederland en België?

In Nederland praat men eerst over de planning en dan over het huis. Bij ons is het omgekeerd, en daarna praten we nog een keer over het huis. Ik heb geleerd van die Nederlandse planning. Zij hebben van ons geleerd om bij de lunch warm te eten.

### Uw raad aan wie zijn eerste reeks begint?

> Maak er drie in plaats van één. Aan de eerste leert u wat u wilt, aan de tweede wat u kunt, en de derde mag u verkopen.`,
    image: scene('houtskelet'),
    speaker: 'hilde-vermeersch',
    exhibitor: 'lariksblok',
    themes: ['houtbouw'],
  },
  {
    title: '‘Ik betaal liever een hotel dan een advocaat’',
    slug: 'esther-nelom-liever-een-hotel',
    format: 'Artikel',
    date: '2026-09-22',
    person: 'Esther Nelom',
    role: 'Bedrijfsleider van Binnen Drie Dagen Badkamers',
    intro:
      'Een badkamer in drie dagen, anders slaapt de bewoner op haar kosten in een hotel. Het gebeurde negentien keer.',
    body: `### Waarom drie dagen?

Omdat je drie dagen bij je zus kunt douchen en vier niet. Ik was operatieassistent en daar begint alles met de vraag hoe lang de patiënt het volhoudt. Een bewoner zonder badkamer is ook een patiënt, alleen met meer praatjes.

### Hoe krijgt u het voor elkaar?

Alles gebeurt vooraf. De tegels zijn geknipt, de leidingen gebogen, de schroeven geteld. De monteurs krijgen twaalf bakken met nummers. Bak één is dinsdag acht uur, bak twaalf is donderdag drie uur. Op de deur hangt dezelfde lijst, zodat de bewoner kan zien of we op schema liggen. Dat vinden ze prachtig. Sommigen zetten zelf de vinkjes.

### En als het misgaat?

Dan bel ik zelf. Vorig jaar was het negentien keer een hotel, op 1.460 badkamers. Veertien keer door een standleiding die bij het aanraken al brak. Sindsdien kijken we met een camera voordat we beginnen. Dit jaar staan we op zes.

### Wat vonden de hotelgasten?

Een meneer uit Ede wilde na afloop nog een nacht. Een mevrouw heeft in dat hotel haar nieuwe vriend ontmoet; wij kregen een kaart. Maar het blijft een nederlaag, hoor. De ploeg betaalt het niet, maar ze balen meer dan ik.

### Wat laat u op de beurs zien?

De bakken. Iedereen wil de badkamer zien, maar het zijn de bakken.`,
    image: scene('prefab-badkamer'),
    speaker: 'esther-nelom',
    exhibitor: 'binnen-drie-dagen-badkamers',
    themes: ['prefab-badkamers'],
  },
  {
    title: '‘Van elke deur weet ik uit welk gebouw hij komt’',
    slug: 'paul-rutten-van-elke-deur',
    format: 'Artikel',
    date: '2026-08-20',
    person: 'Paul Rutten',
    role: 'Eigenaar van Het Deurenmagazijn',
    intro: 'Paul Rutten begon met de deur van zijn oude school en heeft er nu veertienduizend.',
    body: `### Welke deur was de eerste?

Die van lokaal zes in Roermond. Daar heb ik leren lezen, en veel op de gang gestaan. Toen ze de school sloopten, lag hij in de container. Eikenhout, messing kruk, niets mis mee. Ik heb hem op mijn rug naar huis gedragen. Mijn vrouw vroeg wat we ermee moesten, en dat was een goede vraag.

### Wanneer werd het een bedrijf?

Toen een aannemer vroeg of ik er zestig had. Ik had er elf. Ik heb zes weken gezocht bij slopers en kwam erachter dat ze allemaal deuren weggooien, omdat één deur niets waard is. Zestig dezelfde wel. Sindsdien verzamel ik reeksen.

### Wat is het moeilijkste aan hergebruik?

Papier. Een deur in een gang moet dertig minuten vuur tegenhouden, en dat moet ergens staan. Ik heb er twaalf laten verbranden om van de rest te kunnen zeggen dat ze het doen. Drie keer moest de proef over. De brandweer is mijn moeilijkste klant en hij heeft gelijk.

### Hoe vindt een architect wat hij zoekt?

Ons bestand staat open: maat, draairichting, aantal, gewicht. Begin met wat er is en teken dan de opening, zeg ik altijd. De meesten schudden hun hoofd. Wie het één keer heeft gedaan, komt terug.

### Hangt lokaal zes nog ergens?

In mijn eigen gang. Ik sta er nog steeds regelmatig naast.`,
    image: scene('deurenmagazijn'),
    speaker: 'paul-rutten',
    exhibitor: 'deurenmagazijn',
    themes: ['circulair-bouwen'],
  },
  {
    title: '‘Ik tel liever stappen dan vierkante meters’',
    slug: 'rogier-van-essen-stappen-tellen',
    format: 'Artikel',
    date: '2026-07-02',
    person: 'Rogier van Essen',
    role: 'Conceptmanager bij Zorgsteen',
    intro: 'Rogier van Essen liep acht nachtdiensten mee. Zijn plattegrond begint bij de wasmand.',
    body: `### Wat deed u in een nachtdienst?

Meelopen en mijn mond houden. Ik had een teller aan mijn riem en een aan die van de verzorgende. Na de eerste nacht stonden we allebei boven de veertienduizend. Zij keek niet verbaasd. Ze vroeg alleen of ik ook zo'n pijn aan mijn voeten had.

### Waar gingen die stappen naartoe?

Naar kasten. Een derde van alle meters was halen en brengen: schoon linnen, een bloeddrukmeter, een beker. De kasten stonden netjes in een berging aan het eind van de gang. Op tekening ziet dat er rustig uit.

### En toen?

We hebben de berging opgeknipt en over de gang verdeeld, naast elke derde deur. Dat kost gevelbreedte en dus geld. Maar het scheelt vijfduizend stappen per nacht, per persoon. Een directeur rekende me voor dat dit evenveel waard is als een halve collega.

### Verandert u het ontwerp nog vaak?

Elk half jaar, op verzoek. De laatste wens was een raam in de linnenkamer, omdat mensen daar even gaan huilen of bellen. Dat stond in geen enkel programma van eisen. Het raam zit er nu in.

### Wat kunnen bezoekers bij u doen?

Lopen. We plakken een plattegrond op de vloer en u krijgt een wasmand. Na tien minuten begrijpt u alles.`,
    image: scene('zorgwoning'),
    speaker: 'rogier-van-essen',
    exhibitor: 'zorgsteen',
    themes: ['woonzorg'],
  },
];
