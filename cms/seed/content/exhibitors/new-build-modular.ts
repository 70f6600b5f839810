import type { ExhibitorEntry } from './entry';

/** New-build concepts that leave the factory as rooms. */
export const newBuildModular: ExhibitorEntry[] = [
  {
    slug: 'kubiek-modulair',
    place: 'Helmond',
    summary:
      'Kubiek bouwt appartementen uit zes modules van 28 vierkante meter. Door te schuiven ontstonden er al 41 gebouwen.',
    description: `Eén maat, en dan pas nadenken: dat is de discipline in Helmond. Iedere module meet 7,6 bij 3,7 meter en rijdt zonder begeleiding over de weg. Twee vormen een starterswoning, drie een gezinsappartement.

Per dag verlaten er vier de hal. Keuken, tegels en gordijnrails zitten erin; op de bouwplaats koppelt een ploeg van zes ze in **vijftig minuten** aan de buren.

Een volledige module staat open op onze stand. Ga vooral onder de vloer kijken, daar zit het vernuft.`,
    phone: '0492 000 190',
    themes: ['digitalisering', 'prefab-badkamers'],
    products: [
      { name: 'Kubiek Stapel', text: 'Appartementen tot vijf lagen uit modules van 28 m².' },
      { name: 'Kubiek Solo', text: 'Studio in één module, compleet met keuken en badkamer.' },
    ],
    stands: ['1.C06'],
    image: 'modules-hijsen',
    featured: true,
    socials: ['LinkedIn', 'YouTube'],
    contactPerson: { name: 'Roel Mennen', phone: '06 0000 1309' },
    internalNote: 'Module komt maandag 05.30 uur met dieplader; ontheffing van de gemeente ligt bij verkeer.',
  },
  {
    slug: 'dubbeldag-woningfabriek',
    place: 'Almelo',
    summary:
      'Dag één de begane grond, dag twee de kap, dag drie de sleutel. In Almelo nemen ze hun naam letterlijk.',
    description: `De klok boven de poort telt geen uren maar huizen. Vandaag staat hij op 2.318. Dubbeldag maakt eengezinswoningen van twee grote modules plus een opgeklapt dak, zodat een gezin **binnen 48 uur** na aankomst van de vrachtwagens kan stoken.

Zulke snelheid vraagt een straat die klaar is. Wij sturen daarom acht weken vooraf een verkenner, die rioolhoogten meet en met de buurman over zijn heg praat.

Voor corporaties geldt een vaste prijs per reeks van veertig, met onderhoud voor twintig jaar erbij.`,
    phone: '0546 000 480',
    themes: ['houtbouw', 'installatietechniek'],
    products: [{ name: 'Dubbel 92', text: 'Eengezinswoning van 92 m² in twee bouwdagen.' }],
    stands: ['1.C01'],
    image: 'fabriekshal',
    socials: ['Instagram'],
  },
  {
    slug: 'loods-negen',
    place: 'Roosendaal',
    summary:
      'Ontstaan in een gekraakte spoorloods, nu goed voor 700 modules per jaar. Het meubilair in de kantine is nog steeds van toen.',
    description: `Acht loodsen waren vergeven, de negende lekte. Daarin bouwden drie vrienden in 2011 een ateliergebouw van afgekeurde containers. De containers zijn verdwenen, de eigenwijsheid bleef.

Loods Negen maakt **hoge modules**: 3,40 meter vrij, met een insteekverdieping en een raam waar een vleugel door past. Geliefd bij makers, praktisch voor wie wonen en werk combineert.

- 54 tot 110 vierkante meter
- Vloerbelasting van 500 kilo
- Krachtstroom standaard in de meterkast

Gemeenten met een leeg bedrijventerrein zijn onze beste klant. In Bergen op Zoom staat sinds de zomer een straat van 22 ateliers, waar overdag gelast en 's avonds gekookt wordt.`,
    phone: '0165 000 909',
    themes: ['circulair-bouwen', 'gebiedsontwikkeling'],
    products: [{ name: 'Atelierwoning 340', text: 'Woonwerkmodule met insteekvloer.' }],
    stands: ['1.C02'],
    image: 'staalframe',
  },
  {
    slug: 'huis-aan-huis-fabriekswoningen',
    place: 'Veenendaal',
    summary:
      'Inbreien op vergeten hoekjes: Huis aan Huis levert woningen die tussen twee bestaande gevels passen, op drie millimeter nauwkeurig.',
    description: `Waar vroeger een garage stond, gaapt vaak een gat van vijf meter breed. Te krap voor een kraan, te klein voor een aannemer. Huis aan Huis meet zo'n gat met een laser en maakt de woning in repen van 1,20 meter die door de poort naar binnen rollen.

Het record staat op **een steeg van 1,45 meter** in Wijk bij Duurstede.

Gemeenten sturen ons hun lijst met restkavels; wij geven binnen een maand terug welke kunnen. Gemiddeld is dat één op de drie.`,
    phone: '0318 000 145',
    themes: ['gebiedsontwikkeling', 'digitalisering'],
    products: [
      { name: 'Reepwoning', text: 'Stadswoning tot 5,5 meter breed, opgebouwd uit smalle segmenten.' },
    ],
    stands: ['1.C03'],
    image: 'houtskelet',
    socials: ['LinkedIn'],
  },
  {
    slug: 'blokvast',
    place: 'Deventer',
    summary:
      'Zware modules voor wie stilte wil: beton van 14 centimeter, gegoten met puin uit de eigen stad.',
    description: `Licht bouwen is mode, en vaak terecht. Naast een spoorlijn denkt Blokvast er anders over. Onze betonnen kamers dempen **63 decibel** en staan zonder heipalen op een plaat met rubber.

Zestig procent van het grind vervangen we door gezeefd sloopmateriaal uit Deventer en omstreken. Een haven en twee silo's naast de hal maken dat mogelijk.

Om het half uur rijdt er op de stand een goederentrein voorbij, uit luidsprekers. Stap de module in, trek de deur dicht en luister naar niets.`,
    phone: '0570 000 630',
    themes: ['circulair-bouwen'],
    products: [{ name: 'Stilkamer', text: 'Betonmodule van 31 m² met circulair grind.' }],
    stands: ['1.C04'],
    image: 'betonmal',
  },
  {
    slug: 'flexhof',
    place: 'Nieuwegein',
    summary:
      'Tijdelijk is een belofte die meestal niemand nakomt. Flexhof koopt zijn woningen na vijftien jaar terug, tegen een bedrag dat nu al in het contract staat.',
    description: `Een restwaarde van 34 procent: dat getal verandert alles aan de rekensom. Banken accepteren het, omdat er een **terugkoopgarantie** van een verzekeraar achter zit.

De woningen zijn 24, 36 of 48 vierkante meter, volwaardig geïsoleerd en drie keer verplaatsbaar zonder scheuren. Na elke verhuizing krijgen zij een beurt in Nieuwegein, met nieuwe vloer, kranen en voordeur.

Er zijn er 1.900 in omloop. Welke waar staat, ziet u live op de wand achter de balie.`,
    phone: '030 000 19 15',
    themes: ['financiering', 'circulair-bouwen', 'gebiedsontwikkeling'],
    products: [
      { name: 'Flex 36', text: 'Tweekamerwoning met terugkoopgarantie.' },
      { name: 'Flexkavel', text: 'Complete inrichting van een tijdelijk terrein, in zes weken.' },
    ],
    stands: ['1.C08'],
    socials: ['LinkedIn', 'Facebook'],
  },
  {
    slug: 'tien-bij-drie',
    place: 'Meppel',
    summary: 'Dertig vierkante meter, vier ramen op het zuiden en een bed waar u rechtop in kunt zitten.',
    description: `Kleiner wonen lukt alleen als er iets tegenover staat. Bij Tien bij Drie is dat licht, een buitendouche en een energierekening van **negentien euro** per maand.

Elk huisje wordt door twee timmerlieden gemaakt, van wielstel tot nok. Zij zetten hun naam in de deurpost. Voor clusters vanaf twaalf stuks werken we met een vaste reeks en een gedeeld washuis.

Bewoonster Tjitske woont er sinds 2020 en is mee naar de beurs. Vraag haar waar ze de kerstspullen laat.`,
    phone: '0522 000 103',
    themes: ['houtbouw'],
    products: [{ name: 'Model Reest', text: 'Verrijdbaar houten huis van 30 m².' }],
    stands: ['1.E07'],
    image: 'tiny-houses',
    socials: ['Instagram', 'TikTok'],
  },
  {
    slug: 'stadsmodule',
    place: 'Schiedam',
    summary:
      'Bouwen waar geen keet past: Stadsmodule werkt ’s nachts vanaf het water en is voor het ontbijt weer weg.',
    description: `In binnensteden is ruimte voor een bouwplaats het duurste wat er is. De aanpak uit Schiedam heeft er geen. Modules varen 's avonds aan, een drijvende kraan tilt ze tussen één en vijf uur op hun plek, en om zeven uur rijdt de bakker er weer langs.

Het systeem is een **stalen frame met houten vulling**, licht genoeg om op een parkeerdek of magazijn te zetten.

Buren kregen in Delft een hotelnacht aangeboden. Van de 88 bleven er 71 thuis om te kijken.`,
    phone: '010 000 0105',
    themes: ['optoppen', 'gebiedsontwikkeling'],
    products: [{ name: 'Nachtmodule', text: 'Lichtgewicht optopmodule van 6,2 ton.' }],
    pavilion: 'boven-op-de-stad',
    stands: ['1.E01'],
    image: 'kraan-avond',
    socials: ['YouTube'],
  },
  {
    slug: 'zorgsteen',
    place: 'Doetinchem',
    summary:
      'Verpleeghuiskamers die er niet uitzien als verpleeghuiskamers, ontworpen met elf nachtzusters en één timmerman.',
    description: `De nachtzusters wilden zicht op het bed zonder naar binnen te hoeven. De timmerman bedacht een kast met een kier. Zo kwam elk onderdeel van **kamer Zorgsteen** tot stand: van de gang af geredeneerd.

Een afdeling van 24 kamers met huiskamer staat in negentien weken. Tilbanen en leidingen zijn overal voorbereid, zodat een lichte zorgplek later een zware kan worden zonder hakwerk.

Ervaar de kamer vanuit een rolstoel. Die staat klaar bij de ingang, en de drempel hebben we weggelaten.`,
    phone: '0314 000 240',
    themes: ['woonzorg', 'prefab-badkamers'],
    products: [{ name: 'Afdeling 24', text: 'Modulaire zorgafdeling met gemeenschappelijke huiskamer.' }],
    stands: ['1.C05'],
    image: 'zorgwoning',
  },
  {
    slug: 'mantelplek',
    place: 'Boxtel',
    summary:
      'Een woning voor vader in de achtertuin, geplaatst in één dag en na gebruik opgehaald. Mantelplek verhuurt, verkoopt en luistert.',
    description: `Het eerste gesprek gaat zelden over vierkante meters. Wie gaat er met wie wonen, en wat als het schuurt? Mantelplek werkt met **een gezinsgesprek van anderhalf uur** voordat er ook maar een offerte komt. Eén op de vijf ziet ervan af en dat is goed.

Voor wie doorzet, staat er een dag later een vergunningsvrije woning van 52 vierkante meter, met zorgbadkamer en deurbel in beide huizen.

Huren kan vanaf 895 euro per maand. Gemeenten gebruiken ons contract voor hun mantelzorgregeling.`,
    phone: '0411 000 520',
    themes: ['woonzorg'],
    products: [{ name: 'Mantelplek 52', text: 'Verplaatsbare mantelzorgwoning, te huur of te koop.' }],
    stands: ['1.C07'],
    image: 'zorgwoning',
    socials: ['Facebook'],
  },
];
