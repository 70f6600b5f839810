import type { ExhibitorEntry } from './entry';

/** Existing-build concepts for façade, roof and complete renovations. */
export const existingEnvelope: ExhibitorEntry[] = [
  {
    slug: 'de-renovatietrein',
    place: 'Zwolle',
    summary:
      'Elke werkdag schuift de Renovatietrein één voordeur op. Wie erin woont, weet drie weken van tevoren op welke maandag hij aan de beurt is.',
    description: `Vijf wagons, vijf dagen: maandag de gevel, dinsdag het dak, woensdag de lucht, donderdag de warmte, vrijdag de tuin. Omdat iedereen elke dag hetzelfde doet in een ander huis, weten ze na een week of drie precies waar de schroevendraaier ligt.

Een woning uit de jaren zestig gaat zo **van label F naar A+** voor 71.000 euro. De bewoners blijven thuis en krijgen de sleutel van een rustwoning om overdag te werken of te slapen.

Er rijden nu vier treinen. Machinist Jolanda laat op de stand het spoorboekje zien.`,
    phone: '038 000 7100',
    themes: ['verduurzaming', 'gevel-en-dak', 'installatietechniek'],
    products: [
      { name: 'Trein 7', text: 'Complete renovatie in zeven dagen per woning, vanaf zestig huizen.' },
      { name: 'Halte Dak', text: 'Alleen dak en zonnepanelen, in twee dagen.' },
    ],
    pavilion: 'renovatiestraat',
    stands: ['2.C01', '2.C02'],
    image: 'renovatietrein',
    featured: true,
    socials: ['LinkedIn', 'YouTube', 'Facebook'],
    contactPerson: { name: 'Jolanda Spijkerboer', phone: '06 0000 1401' },
    internalNote: 'Wil de hoek bij de doorgang óók in 2029. Optie genoteerd, nog niets toegezegd.',
  },
  {
    slug: 'geveljas',
    place: 'Oss',
    summary:
      'Een winterjas op maat voor flats: elementen van dertien meter breed, opgehangen aan zes haken per verdieping.',
    description: `Inmeten gebeurt met een scanner, knippen met een robot, passen één keer. De jas van Geveljas hangt los van de oude muur, zodat trillingen, vocht en oude scheuren hem niet raken.

Balkons mogen mee naar binnen. In Oss werden 96 loggia's een **extra kamer van 6 vierkante meter**, zonder dat er iemand verhuisde.

Stof en lijm komen er niet aan te pas. Wie in 2070 een andere jas wil, haalt deze van de haak.`,
    phone: '0412 000 960',
    themes: ['gevel-en-dak', 'verduurzaming'],
    products: [{ name: 'Jas Hoog', text: 'Hangende gevel voor flats van vijf tot twaalf lagen.' }],
    pavilion: 'renovatiestraat',
    stands: ['2.C03'],
    image: 'gevelrenovatie',
    socials: ['LinkedIn'],
  },
  {
    slug: 'tweede-huid',
    place: 'Tilburg',
    summary:
      'Baksteenstrips die niet doen alsof. Tweede Huid isoleert van buiten en ontwerpt met de wijk een nieuw gezicht.',
    description: `In Tilburg werd textiel geweven, en dat ziet u aan onze gevels. Strips van gebakken klei liggen in patronen die per straat verschillen: visgraat, keper, pied-de-poule. Een ontwerper maakt ze samen met bewoners, tijdens **drie avonden met echte stenen**.

Daaronder zit 18 centimeter houtvezel. De detailboeken voor goot, plint en naad zijn gratis, want slechte details zijn slecht voor ons allemaal.

Weef zelf een vierkante meter op het raam van de stand.

Een strip is twee centimeter dik en weegt een derde van een steen. Daardoor kunnen ook huizen met een zwakke fundering mee, en dat zijn er in Brabant meer dan u denkt.`,
    phone: '013 000 1800',
    themes: ['gevel-en-dak', 'biobased-isolatie'],
    products: [{ name: 'Weefgevel', text: 'Buitengevelisolatie met steenstrips in eigen patroon.' }],
    stands: ['2.C05', '2.C07'],
    image: 'gevelrenovatie',
    socials: ['Instagram'],
  },
  {
    slug: 'tiendaags',
    place: 'Almere',
    summary: 'Tien dagen per woning, en op de elfde komt er taart. Lukt het niet, dan komt er huur terug.',
    description: `Bij een leegkomende woning telt elke dag gemiste huur. Tiendaags maakt haar in twee werkweken klaar: keuken, badkamer, meterkast, vloer, verf. Alle materialen staan **op dag nul** in de gang, in de volgorde waarin ze nodig zijn.

Opzichters van corporaties tekenen op dag één een lijst en zien daarna alleen foto's. Meerwerk bestaat niet; wat we over het hoofd zagen, is van ons.

In 2026 deden we 1.480 woningen. Negentien keer bleef de taart in de doos.`,
    phone: '036 000 1010',
    themes: ['verduurzaming', 'prefab-badkamers'],
    products: [
      { name: 'Mutatie in tien', text: 'Vaste prijs per woningtype voor renovatie bij verhuizing.' },
    ],
    pavilion: 'renovatiestraat',
    stands: ['2.C04'],
    image: 'bouwplaats-ochtend',
  },
  {
    slug: 'kapelwerk',
    place: 'Nijkerk',
    summary:
      'Hele straten krijgen op één dag dezelfde dakkapel, en dat is voordeliger dan dertig buren die elk voor zich bellen.',
    description: `Zet twee dakkapellen van verschillende hoogte naast elkaar en u weet waarom de welstand bestaat. Kapelwerk regelt één vergunning voor een rij en laat elke bewoner zelf beslissen of hij meedoet, ook nog drie jaar later.

Een kapel is **3,20 meter breed**, geïsoleerd met hennep en in 70 minuten geplaatst. Binnen werkt een timmerman af terwijl u werkt, of toekijkt.

Vanaf acht deelnemers daalt de prijs met een kwart. Straatambassadeurs krijgen een vlag.`,
    phone: '033 000 3200',
    themes: ['gevel-en-dak', 'biobased-isolatie'],
    products: [{ name: 'Straatkapel', text: 'Prefab dakkapel met gezamenlijke vergunning.' }],
    stands: ['2.C06'],
    image: 'dakkapel',
    socials: ['Facebook'],
  },
  {
    slug: 'kozijnwissel',
    place: 'Almelo',
    summary:
      'Het oude raam eruit om negen uur, het nieuwe erin om elf uur, en de planten staan om twaalf weer op de vensterbank.',
    description: `Hoe meet u een kozijn zonder de bewoner te storen? Van buiten, vanuit een hoogwerker, met twee camera's. Kozijnwissel heeft binnen **niets nodig dan een stopcontact** en een vrije vensterbank.

Het nieuwe raam past over het oude stelraam heen. Breken, stucen en verven vervallen; de afwerklijst klikt.

Drievoudig glas is standaard, evenals een hordeur en een ventilatierooster waar je de wind niet door hoort fluiten. Oud glas gaat naar een fabriek die er weer ruiten van maakt.`,
    phone: '0546 000 911',
    themes: ['gevel-en-dak', 'verduurzaming'],
    products: [{ name: 'Wisselraam', text: 'Renovatiekozijn zonder binnenwerk, drie per ploeg per dag.' }],
    pavilion: 'renovatiestraat',
    stands: ['2.C08'],
    image: 'kozijnen',
  },
  {
    slug: 'schil-in-een',
    place: 'Apeldoorn',
    summary:
      'Gevel, dak en goot komen als één haakse hoek van de vrachtwagen. Op die plek waait het bij anderen altijd door.',
    description: `Kou zoekt de kier tussen muur en kap. Bouwers maken die na elkaar, met schuim en goede moed. Schil in Eén maakt van gevel en dakvlak **een vouwelement** met scharnier, dat over de woning wordt gezet als een boek over een potlood.

Luchtdichtheid bij de laatste tachtig woningen: 0,21. Voor wie niet in die getallen leeft: dat is een gat zo groot als een postzegel.

Een kraan is acht minuten bezig. De dakpannen gaan er later op, om het mooi te maken.`,
    phone: '055 000 2100',
    themes: ['gevel-en-dak', 'verduurzaming', 'houtbouw'],
    products: [{ name: 'Vouwschil', text: 'Scharnierend gevel-dakelement voor rijwoningen.' }],
    pavilion: 'renovatiestraat',
    stands: ['2.C09'],
    image: 'zonnedak',
    socials: ['LinkedIn', 'Instagram'],
  },
  {
    slug: 'dak-van-toen',
    place: 'Steenwijk',
    summary:
      'Asbest eraf, pannen erop, en de uil krijgt zijn ingang terug. Dak van Toen doet boerderijen, kerken en dorpsscholen.',
    description: `Oude daken zijn nergens recht. Bij nieuwbouwers is dat een gebrek, bij Dak van Toen reden om het vak uit te oefenen. Wij scannen de kromming en zagen elk spantstuk op zijn eigen maat.

De isolatie bestaat uit houtvezel die **meebeweegt met het gebinte**. Zonnepanelen liggen achter de nok waar de straat ze niet ziet.

Voor vleermuis, uil en zwaluw hebben we ecoloog Fenna in dienst. Zij heeft één veto per dak en gebruikt het.`,
    phone: '0521 000 640',
    themes: ['gevel-en-dak', 'biobased-isolatie'],
    products: [{ name: 'Krom Recht', text: 'Dakrenovatie op maat voor historische kappen.' }],
    stands: ['2.C10'],
    image: 'dorpskern',
  },
  {
    slug: 'groendakgilde',
    place: 'Utrecht',
    summary:
      'Tuinlieden op hoogte. Het gilde legt daken vol kruiden, bessen en bijen, en komt ook terug om te wieden.',
    description: `De meeste groene daken zijn na drie zomers bruin. Het Groendakgilde neemt ze pas aan met een onderhoudscontract van tien jaar erbij, anders beginnen we er niet aan.

Onder de planten ligt een **bak van acht centimeter** die 60 liter regen per vierkante meter vasthoudt en langzaam loslaat. Waterschappen betalen daar vaak aan mee; wij vullen het formulier in.

Op de stand kunt u een dak proeven: tijm, bieslook en aardbei.

Leerlingen van het groene mbo lopen drie dagen per week mee. Wie zijn eerste eigen dak oplevert, mag er een boom op uitkiezen. Zo staat er nu een vijg op een parkeergarage in Houten.`,
    phone: '030 000 60 60',
    themes: ['gevel-en-dak', 'circulair-bouwen'],
    products: [{ name: 'Proefdak', text: 'Eetbaar waterdak met tien jaar onderhoud.' }],
    stands: ['2.C11'],
    image: 'groendak',
    socials: ['Instagram'],
  },
  {
    slug: 'lumiere-daglicht',
    place: 'Maastricht',
    summary:
      'Donkere gangen, keukens zonder raam, badkamers waar altijd de lamp brandt: Lumière brengt er zonlicht via spiegels en schachten.',
    description: `Een buis met een spiegelende wand van 99,7 procent, meer is het eigenlijk niet. Toch huilde een bewoonster in Heerlen toen zij na 41 jaar haar eigen keuken bij daglicht zag.

Lumière rekent per woning uit waar het licht vandaan moet komen. Soms volstaat een **glazen deur**; dan verkopen we die, of we zeggen waar u hem haalt.

Montage duurt een ochtend. Voor portiekflats is er een gedeelde schacht, waaraan vier verdiepingen hangen.`,
    phone: '043 000 9970',
    themes: ['gevel-en-dak', 'verduurzaming'],
    products: [{ name: 'Lichtschacht 4', text: 'Gedeelde daglichtschacht voor vier woonlagen.' }],
    stands: ['2.B09'],
    image: 'trappenhuis',
    socials: ['Instagram'],
  },
];
