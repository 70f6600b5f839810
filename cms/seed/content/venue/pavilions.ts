import type { PavilionSeed } from '../types';

const list = [
  {
    name: 'Huis van de Opdrachtgever',
    slug: 'huis-van-de-opdrachtgever',
    summary:
      'Gemeenten, provincies en corporaties leggen hier hun plannen op tafel: welke locaties komen vrij, hoeveel woningen zoeken ze en wat vragen ze van een fabriek?',
    description: `Een fabriek kan alleen draaien als er achter elkaar opdrachten komen. In het Huis van de Opdrachtgever zitten de mensen die daarover gaan aan één lange keukentafel. Geen standwanden en geen folders, wel kaarten waarop u locaties kunt aanwijzen.

## Wat u er doet

- Bladeren door de **locatiekrant**, met 46 plekken waar tussen 2027 en 2030 gebouwd wordt
- Aanschuiven bij een open spreekuur van een kwartier, elke dag van 11.00 tot 15.00 uur
- Uw concept laten toetsen aan de uitvraag van drie regio's tegelijk

Op woensdagmiddag tekenen vijf opdrachtgevers hier een gezamenlijke bestelling. De pen ligt al klaar; meelezen mag.`,
    image: {
      key: 'pavilions/huis-van-de-opdrachtgever',
      alt: 'Lange tafel met maquettes en kaarten waaraan opdrachtgevers en bouwers overleggen',
    },
    hall: 'hal-1',
    rank: 10,
  },
  {
    name: 'Houtkwartier',
    slug: 'houtkwartier',
    summary:
      'Acht houtbouwers zetten samen één stuk straat neer, van stro-element tot knooppunt van kruislaaghout. Aanraken mag, eraan ruiken ook.',
    description: `Het Houtkwartier is gebouwd zoals de deelnemers hun woningen bouwen: in twee dagen, zonder lijm op de vloer en na afloop weer mee naar huis. U loopt door een doorgezaagde wand, over een verend balkon en onder een spant van elf meter door.

## Drie vragen die u hier mag stellen

- Hoe zit het met **brand en geluid**? Er staat een proefopstelling met meetwaarden van gisteren.
- Waar komt het hout vandaan? Elke balk heeft een kaartje met bos, zagerij en datum.
- Wat kost het écht? Drie exploitaties hangen open en bloot aan de muur, inclusief de tegenvallers.

Om 15.30 uur schenkt de timmerman koffie en vertelt hij wat er die dag níét paste.`,
    image: {
      key: 'pavilions/houtkwartier',
      alt: 'Straatje van houten gevels en spanten in een beurshal',
    },
    hall: 'hal-1',
    rank: 20,
  },
  {
    name: 'Boven op de stad',
    slug: 'boven-op-de-stad',
    summary:
      'Een trap omhoog naar het dak van een bestaande flat: op vier meter hoogte ziet u hoe er een woonlaag bij komt terwijl de bewoners gewoon thuis zijn.',
    description: `Op Nederlandse flats uit de jaren zestig passen tienduizenden woningen, als constructie, lift, leidingen en buren meewerken. In dit paviljoen staat een **dakrand op ware grootte**, met daarop een halve opgetopte woning.

## Te zien

- De stalen tussenvloer die krachten naar de bestaande wanden brengt
- Een liftschacht die in één nacht naast een portiek gezet is
- De rekentool waarmee u in tien minuten weet of uw gebouw een verdieping aankan

Bewoners van een flat in Overvecht vertellen twee keer per dag hoe het was om elf weken onder een bouwplaats te wonen. Zij deden het zo weer. Op één na, en die komt ook.`,
    image: {
      key: 'pavilions/boven-op-de-stad',
      alt: 'Nieuwe houten woonlaag op het dak van een bakstenen flat',
    },
    hall: 'hal-1',
    rank: 30,
  },
  {
    name: 'Renovatiestraat',
    slug: 'renovatiestraat',
    summary:
      'Acht identieke rijwoningen uit 1972 op een rij, elk een stap verder in de renovatie. Aan het eind van de straat is de meterkast stil en de gevel nieuw.',
    description: `Wie de Renovatiestraat in loopt, begint bij een tochtige voordeur en eindigt bij een huis dat de hele winter op 20 graden blijft. Elke gevel laat één ingreep zien: kozijnen, schil, dak, lucht, warmte, badkamer. Bij elke voordeur staat wat het kost, hoeveel dagen het duurt en **wat de bewoner ervan merkt**.

## Meedoen

- Loop om 10.15, 12.15 en 14.15 uur mee met een uitvoerder
- Schroef zelf een gevelelement vast; de wedstrijdklok staat ernaast
- Luister met een koptelefoon naar het verschil tussen voor en na

De straat is gemaakt met bewoners uit Zwolle. Hun foto's hangen in de gang, hun commentaar staat ongekuist op de muur.`,
    image: {
      key: 'pavilions/renovatiestraat',
      alt: 'Rij doorzonwoningen waarvan elke gevel een stap verder gerenoveerd is',
    },
    hall: 'hal-2',
    rank: 40,
  },
  {
    name: 'Cirkelplein',
    slug: 'cirkelplein',
    summary:
      'Een plein van gebruikte bouwdelen, met een podium van oude vloerbalken. Alles wat er ligt is te koop en wordt na sluiting opgehaald.',
    description: `Het Cirkelplein is zelf de proef op de som. De tribune komt uit een gymzaal in Meppel, de balie uit een gesloopt postkantoor en de deuren langs de rand hebben alle 32 een ander verleden. Aan elk onderdeel hangt een **materiaalpaspoort** met prijs.

## Voor wie wil beginnen

- Leg uw sloopplanning naast de vraag van andere projecten
- Leer in een halfuur een vloer demonteren zonder breuk
- Voel het verschil tussen isolatie van wol, houtvezel en lisdodde

Bieden kan tot donderdag 14.00 uur. Na de beurs gaat het plein uit elkaar, en nergens staat een container.`,
    image: {
      key: 'pavilions/cirkelplein',
      alt: 'Rond plein met een tribune van gebruikte balken en een rand van oude deuren',
    },
    hall: 'hal-2',
    rank: 50,
  },
] as const satisfies readonly PavilionSeed[];

/** The five places on the floor that gather exhibitors around one subject. */
export const pavilions: PavilionSeed[] = [...list];

/** The slug of a pavilion that exists. */
export type PavilionSlug = (typeof list)[number]['slug'];
