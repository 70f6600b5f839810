import type { SessionEntry } from './entry';

/** Knowledge sessions of Wednesday, most of them about existing buildings. */
export const wednesdayTalks: SessionEntry[] = [
  {
    title: 'Elke dag één voordeur verder',
    time: ['11:30', '12:15'],
    room: 'zaal-werf',
    summary:
      'Een vaste ploeg van 36 mensen levert elke werkdag een gerenoveerde woning op. Zo ziet hun week eruit.',
    description:
      'Samira Tahiri tekende ooit op behang hoe vaak vaklieden bij haar moeder langs elkaar heen liepen. Nu rijdt haar trein: maandag gevel, dinsdag dak, woensdag lucht, donderdag warmte, vrijdag tuin. Ze laat zien wat er gebeurt als het regent, als iemand ziek is en als een bewoner toch niet opendoet. De planning van de volgende straat hangt in de zaal; zoek de fout.',
    speakers: [['samira-tahiri', 'Spreker']],
    exhibitors: ['de-renovatietrein'],
    pavilion: 'renovatiestraat',
    themes: ['verduurzaming', 'gevel-en-dak'],
    audiences: ['woningcorporaties', 'bouwers'],
    image: 'rijwoningen',
    featured: true,
  },
  {
    title: 'De eerste zin aan de voordeur',
    time: ['11:30', '12:15'],
    room: 'zaal-kanaal',
    summary:
      'Carla Wijnhoven belde 1.100 keer aan. Ze weet waarom “wij komen voor de renovatie” de deur weer sluit.',
    description:
      'Wat zegt u als iemand opendoet die niets van u wil? Carla Wijnhoven oefent het met de zaal, met Stanley Pinas als bewoner die alles al heeft meegemaakt. Zij bespreken de brief die niemand leest, de buurvrouw die alles regelt en hoe u ontdekt dat iemand niet kan lezen zonder het te vragen. U gaat naar huis met drie openingszinnen die werken.',
    speakers: [
      ['carla-wijnhoven', 'Spreker'],
      ['stanley-pinas', 'Spreker'],
    ],
    exhibitors: ['kempenhof-wonen', 'woonstichting-zuiderpoort'],
    themes: ['verduurzaming', 'woonzorg'],
    audiences: ['woningcorporaties'],
    image: 'trappenhuis',
  },
  {
    title: 'Slopen, renoveren of optoppen: de rekensom',
    time: ['11:30', '12:15'],
    room: 'zaal-sluis',
    summary: 'Een open rekenmodel over veertig jaar. Bij 17 van 31 complexen won sloop het niet.',
    description:
      'Joris de Haan rekent voor met het model van Amstelblok: huurderving, verhuiskosten, materiaalwaarde en de prijs van wachten. Twee complexen uit de zaal worden ter plekke ingevuld, dus neem uw cijfers mee. Hij laat ook zien waar het model zwak is, want de prijs van hout over tien jaar weet niemand. Het rekenblad krijgt u na afloop, met alle formules open.',
    speakers: [['joris-de-haan', 'Spreker']],
    exhibitors: ['amstelblok'],
    themes: ['financiering', 'optoppen'],
    audiences: ['woningcorporaties', 'beleggers'],
  },
  {
    title: 'Wol ruikt alleen als hij nat is',
    time: ['11:30', '12:15'],
    room: 'zaal-steiger',
    summary: 'Drie makers van isolatie uit eigen land over oogst, opschalen en de grenzen van een schaap.',
    description:
      'Gerda Niemeijer vult spouwen met wol, Sietske van der Veen bouwt gevels van vlas en Klaske Zijlstra perst platen van lisdodde. Alle drie hebben meer vraag dan materiaal. Ze vergelijken warmte, vocht, brand en prijs in één tabel en zijn het over één kolom niet eens. De monsters gaan de zaal rond; ruiken mag.',
    speakers: [
      ['gerda-niemeijer', 'Spreker'],
      ['sietske-van-der-veen', 'Spreker'],
      ['klaske-zijlstra', 'Spreker'],
    ],
    exhibitors: ['schapenwol-en-dochters', 'vlaswerk-woningen', 'lisdodde-lab'],
    themes: ['biobased-isolatie'],
    audiences: ['bouwers', 'architecten', 'woningcorporaties'],
    image: 'vloerdelen',
  },
  {
    title: 'Een afnemer voor elke hectare',
    time: ['13:00', '13:45'],
    room: 'zaal-kanaal',
    summary:
      'Provincie Veenkust tekende een afnamegarantie van zes jaar voor isolatie van natte grond. Wat leverde het op?',
    description:
      'Een boer legt pas lisdodde aan als iemand het koopt, en een fabriek koopt pas als er genoeg is. Gerben Hoekstra brak die cirkel met een garantie. Wietske Postma vertelt wat een hoger waterpeil betekent voor de huizen eromheen. U hoort welke prijs is afgesproken, wie het risico draagt en waarom de eerste oogst naar een stal ging en niet naar een woning.',
    speakers: [
      ['gerben-hoekstra', 'Spreker'],
      ['wietske-postma', 'Spreker'],
    ],
    exhibitors: ['provincie-veenkust', 'waterschap-de-lage-sluizen'],
    themes: ['biobased-isolatie', 'gebiedsontwikkeling'],
    audiences: ['gemeenten', 'bouwers'],
  },
  {
    title: 'The order book is the product',
    time: ['13:00', '13:45'],
    room: 'zaal-sluis',
    summary:
      'A close look at three factory order books: what a steady year is worth, and who pays for a bad one.',
    description:
      'In this follow-up to her keynote Ingrid Solberg opens three real order books, with permission. You see week by week what a cancelled project does to people, stock and price. Together with the audience she works out what a client could offer a factory besides money: certainty about dates, fewer variants, faster decisions. Bring a calculator, or borrow one at the door.',
    speakers: [['ingrid-solberg', 'Speaker']],
    themes: ['financiering'],
    audiences: ['bouwers', 'beleggers', 'woningcorporaties'],
    english: true,
  },
  {
    title: 'Na twee winters: wat de meter zegt',
    time: ['13:00', '13:45'],
    room: 'zaal-werf',
    summary: 'Sensoren in driehonderd gerenoveerde woningen. Het grootste verschil zat niet in de muur.',
    description:
      'Een label is een belofte, een meterstand is een feit. Rinske Hofman laat zien hoe het verbruik in gelijke woningen toch een factor drie kan verschillen. Niet de isolatie bleek bepalend, maar de uitleg bij de thermostaat en de ventilatie die op stand één bleef staan. Ze deelt de meetopzet en de brief waarmee 81 procent van de bewoners meedeed.',
    speakers: [['rinske-hofman', 'Spreker']],
    exhibitors: ['berkelwonen', 'ademruim'],
    themes: ['verduurzaming', 'installatietechniek'],
    audiences: ['woningcorporaties'],
    image: 'gevelrenovatie',
  },
  {
    title: 'Een lift voor wie elf jaar de trap nam',
    time: ['13:00', '13:45'],
    room: 'zaal-steiger',
    summary:
      'De schacht komt liggend over de weg en staat bij het ontbijt overeind. Over liften aan portiekflats.',
    description:
      'Portiekflats hebben zelden een lift en vaak bewoners die er een nodig hebben. Ricardo Martina laat zien hoe een complete schacht in één nacht tegen een gevel komt, waar de fundering al klaarligt. Hij bespreekt de toegang via het balkon, de servicekosten per huishouden en de vraag wie er meebetaalt op de begane grond. Met het verhaal van mevrouw Tol, 91, die de knop indrukte.',
    speakers: [['ricardo-martina', 'Spreker']],
    exhibitors: ['liftaan', 'schachtwerk'],
    themes: ['woonzorg', 'optoppen'],
    audiences: ['woningcorporaties', 'architecten'],
    image: 'galerijflat',
  },
  {
    title: '96 woningen op drie daken',
    time: ['14:15', '15:00'],
    room: 'zaal-kanaal',
    summary:
      'Van 140 flats kunnen er 22 een verdieping dragen. Nadia Azzouzi vertelt hoe zij dat uitzocht en uitvoerde.',
    description:
      'Eerst het archief, dan de hamer, dan pas de tekening: zo selecteert Kadehuis Wonen een gebouw. Nadia Azzouzi loopt de zeven vragen langs die een flat moet doorstaan, van paal tot parkeerplaats. Daarna bespreekt ze het spreekuur op de klapstoel en wat dat veranderde aan de werktijden. U ziet wat de tweede flat goedkoper maakte dan de eerste, en de derde toch weer duurder.',
    speakers: [['nadia-azzouzi', 'Spreker']],
    exhibitors: ['kadehuis-wonen', 'bovenop-bouwen'],
    pavilion: 'boven-op-de-stad',
    themes: ['optoppen'],
    audiences: ['woningcorporaties', 'gemeenten'],
  },
  {
    title: 'Een warmtenet van de buren',
    time: ['14:15', '15:00'],
    room: 'zaal-sluis',
    summary: 'Met een theepot en een rietje legt Fenna Ubbink uit hoe 640 leden samen een leiding kochten.',
    description:
      'Het begon met een buurtapp over stookkosten en eindigde met drie kilometer buis. Fenna Ubbink vertelt over leden werven, een bron vinden en een lening krijgen zonder onderpand. Ze is open over de wintermaand waarin de druk wegviel en over het besluit om een huurder penningmeester te maken. Voor wie twijfelt tussen een net van de markt, de gemeente of de straat.',
    speakers: [['fenna-ubbink', 'Spreker']],
    exhibitors: ['wijkwarmte-collectief', 'warmteblok'],
    themes: ['installatietechniek', 'financiering'],
    audiences: ['gemeenten', 'woningcorporaties'],
  },
  {
    title: 'Door het grootste raam naar binnen',
    time: ['14:15', '15:00'],
    room: 'zaal-werf',
    summary: 'Kantoren worden woningen als de badkamer erin past. Een sessie over ramen, schachten en geluk.',
    description:
      'Chantal Verbruggen maakte 730 woningen in negen leegstaande kantoren. Haar selectie begint met een meetlint en het grootste kozijn. Dewi Hartono maakt de cel die daar net doorheen gaat en vertelt wat er gebeurt als de tekening twee centimeter liegt. Samen tonen zij drie gebouwen die zij afwezen, en waarom spijt bij één daarvan terecht was.',
    speakers: [
      ['chantal-verbruggen', 'Spreker'],
      ['dewi-hartono', 'Spreker'],
    ],
    exhibitors: ['kantoor-wordt-thuis', 'natte-cel-fabriek'],
    themes: ['prefab-badkamers', 'circulair-bouwen'],
    audiences: ['ontwikkelaars', 'beleggers'],
    image: 'plint-winkels',
  },
  {
    title: 'Onder de vloer begint het pas',
    time: ['14:15', '15:00'],
    room: 'zaal-steiger',
    summary: 'Eén op de tien huizen in veen en klei vraagt binnen tien jaar om herstel. Wat kan er in serie?',
    description:
      'Renoveer nooit een schil op een fundering die wegzakt. Olaf Brinkman laat met een doorzichtig model zien hoe herstel in stroken werkt en de keuken bruikbaar blijft. Bram Tuinstra brengt zijn schroefpaal mee, die er ook weer uit kan. Zij vergelijken kosten per woning, per blok en per straat, en bespreken hoe u scheuren leest voordat de constructeur komt.',
    speakers: [
      ['olaf-brinkman', 'Spreker'],
      ['bram-tuinstra', 'Spreker'],
    ],
    exhibitors: ['de-paalkop', 'paal-en-poer', 'grondig-kruipruimte'],
    themes: ['verduurzaming'],
    audiences: ['woningcorporaties', 'gemeenten', 'bouwers'],
  },
  {
    title: 'Drie weken logeren, dan een nieuw huis',
    time: ['15:30', '16:15'],
    room: 'zaal-kanaal',
    summary:
      'In het aardbevingsgebied vervangt Noorderthuis rijen woningen. Bewoners verhuizen drie straten ver, met hun wasmachine.',
    description:
      'Wachten is erger dan verhuizen, leerde Tjeerd Wiersma. Zijn ploeg haalt een onveilige woning weg en zet er in drie weken een houten huis voor terug, op dezelfde plek en met hetzelfde huisnummer. U hoort hoe de wisselwoningen zijn ingericht, wat er met de tuin gebeurt en waarom elke bewoner één ding uit het oude huis laat terugkomen. Vaak is het een deur.',
    speakers: [['tjeerd-wiersma', 'Spreker']],
    exhibitors: ['noorderthuis', 'vurenhuis'],
    themes: ['houtbouw', 'verduurzaming'],
    audiences: ['woningcorporaties', 'gemeenten'],
  },
  {
    title: 'Veertienduizend deuren zoeken een kozijn',
    time: ['15:30', '16:15'],
    room: 'podium-cirkelplein',
    summary:
      'Hergebruik op voorraad, met scharnier en garantie. Paul Rutten over slopers, brandweer en schaafmachines.',
    description:
      'Hergebruik strandt vaak op twee vragen: is er genoeg en is het goedgekeurd? Paul Rutten hield zijn voorraad bij tot hij op beide ja kon zeggen. Hij laat het openbare bestand zien, bespreekt hoe een architect daarmee ontwerpt en vertelt over de brandproef die hij drie keer moest overdoen. Kies na afloop uw deur; hij weet uit welk gebouw zij komt.',
    speakers: [['paul-rutten', 'Spreker']],
    exhibitors: ['deurenmagazijn', 'tweede-ronde-bouwmaterialen'],
    pavilion: 'cirkelplein',
    themes: ['circulair-bouwen'],
    audiences: ['architecten', 'bouwers'],
    image: 'deurenmagazijn',
  },
  {
    title: 'De proefdompeling',
    time: ['15:30', '16:15'],
    room: 'zaal-werf',
    summary:
      'Voor veertig euro per cel kelderden de lekkages. Welke zes naden falen en hoe vindt u ze vooraf?',
    description:
      'In de fabriek is water een hulpmiddel: u zet het erin en kijkt waar het uitkomt. De sessie gaat over testen voordat iets de poort uitgaat, bij badkamers en bij installaties. Thijs Molenaar vergelijkt het met de eindcontrole van een vrachtwagencabine en laat zien wat een fout kost op de band, op de bouwplaats en bij de bewoner. Dat verschil is een factor honderd.',
    speakers: [['thijs-molenaar', 'Spreker']],
    exhibitors: ['natte-cel-fabriek', 'dubbeldag-woningfabriek'],
    themes: ['prefab-badkamers', 'installatietechniek'],
    audiences: ['bouwers', 'woningcorporaties'],
  },
  {
    title: 'Een buurt uit de catalogus',
    time: ['15:30', '16:15'],
    room: 'zaal-steiger',
    summary:
      'Achttien huishoudens, 61 vergaderavonden en vijf maanden bouwen. Alleen de keukens verschilden.',
    description:
      'Wie samen bouwt, praat vaak jaren over kozijnen. Het Achtererf draaide dat om: de woning kwam uit een catalogus en de gesprekken gingen over de tuin, de logeerkamer en wie de sneeuw ruimt. Gijs Brandsma vertelt hoe de groep geld leende, een gemeente vond en één keer bijna uit elkaar viel. Voor gemeenten die kavels voor groepen willen uitgeven.',
    speakers: [['gijs-brandsma', 'Spreker']],
    exhibitors: ['wooncooperatie-het-achtererf', 'samenstraat'],
    themes: ['gebiedsontwikkeling', 'woonzorg'],
    audiences: ['gemeenten', 'ontwikkelaars'],
  },
];
