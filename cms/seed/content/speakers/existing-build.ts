import type { SpeakerEntry } from './entry';

/** Speakers from makers of concepts for existing buildings. */
export const existingBuild: SpeakerEntry[] = [
  {
    slug: 'samira-tahiri',
    name: 'Samira Tahiri',
    position: 'Directeur',
    organisation: 'De Renovatietrein',
    summary:
      'Rijdt met een vaste ploeg van straat naar straat en levert elke werkdag een gerenoveerde woning op.',
    biography:
      'Samira Tahiri leidde een logistiek bedrijf toen haar moeders flat werd gerenoveerd en zij elf weken meekeek. Elke ambachtsman kwam op een ander moment, en niemand wist van elkaar. Ze tekende de dagen uit op behang, halveerde ze en begon De Renovatietrein. De ploeg van 36 mensen schuift elke dag één voordeur op: maandag de gevel, dinsdag het dak, woensdag de lucht, donderdag de warmte, vrijdag de tuin. Er zijn nu vier treinen en een wachtlijst. Haar moeder woont er nog en krijgt elk jaar controlebezoek.',
    themes: ['verduurzaming', 'gevel-en-dak'],
    featured: true,
    privateEmail: 'samira@de-renovatietrein.example',
  },
  {
    slug: 'henk-jan-lubbers',
    name: 'Henk-Jan Lubbers',
    position: 'Hoofd engineering',
    organisation: 'Geveljas',
    summary: 'Maakt gevels op maat van huizen die nergens recht zijn.',
    biography:
      'Henk-Jan Lubbers mat als jongen al huizen op met zijn vader, die schilder was in de Achterhoek. Bij Geveljas doet een scanner het meten, maar hij gaat nog altijd zelf met een rij langs de gevel. In een straat van veertig woningen vond hij ooit veertig verschillende kozijnhoogten. Zijn element heeft daarom een stelrand die vijf centimeter opvangt. Hij waarschuwt graag voor wie minder belooft.',
    themes: ['gevel-en-dak', 'digitalisering'],
  },
  {
    slug: 'esther-nelom',
    name: 'Esther Nelom',
    position: 'Bedrijfsleider',
    organisation: 'Binnen Drie Dagen Badkamers',
    summary: 'Belooft een nieuwe badkamer in drie dagen en betaalt een hotelnacht als het er vier worden.',
    biography:
      'Esther Nelom was operatieassistent en nam de klok mee naar de bouw. In haar werkplaats worden badkamers compleet voorbereid, tot en met de geknipte tegels in genummerde bakken. De ploeg van twee werkt volgens een lijst die aan de deur hangt, zodat de bewoner kan meekijken. In 2025 deden ze 1.460 badkamers en betaalden ze negentien keer een hotel. Van alle negentien weet ze de oorzaak; veertien keer was het een standleiding.',
    themes: ['prefab-badkamers', 'verduurzaming'],
  },
  {
    slug: 'ward-peeters',
    name: 'Ward Peeters',
    position: 'Landmeter',
    organisation: 'Puntenwolk Bureau',
    summary: 'Scant een flat in één ochtend en ziet daarna meer dan het bouwarchief.',
    biography:
      'Ward Peeters komt uit Hasselt, waar hij mijnschachten opmat. Met hetzelfde geduld scant hij nu portieken en kruipruimten. Zijn puntenwolken bevatten soms twee miljard punten; zijn kunst is om daar de twaalf maten uit te halen die een fabriek echt nodig heeft. De rest bewaart hij, want je weet nooit.',
    themes: ['digitalisering'],
  },
  {
    slug: 'gerda-niemeijer',
    name: 'Gerda Niemeijer',
    position: 'Mede-eigenaar',
    organisation: 'Schapenwol & Dochters',
    summary: 'Vult spouwen met wol van Texelse schapen, die tot 2018 werd weggegooid.',
    biography:
      'Gerda Niemeijer hoedde schapen en betaalde om van de wol af te komen. Samen met haar drie dochters bouwde ze een oude kaardmachine om en leverde ze de eerste dekens aan een aannemer in Den Burg. De ene dochter rekent, de andere verkoopt, de derde wast, en Gerda ruikt of een partij goed is. Ze leveren inmiddels voor tachtig woningen per jaar en willen niet veel groter worden. De schapen kunnen ook niet harder.',
    themes: ['biobased-isolatie'],
  },
  {
    slug: 'murat-ozdemir',
    name: 'Murat Özdemir',
    position: 'Innovatiemanager',
    organisation: 'Pompwijs',
    summary: 'Brengt warmtepompen aan in galerijflats zonder dat er een buitenunit op het balkon staat.',
    biography:
      'Murat Özdemir repareerde ketels in Den Haag en wist dus precies waar de ruimte ontbreekt. Voor Pompwijs ontwikkelde hij een pomp die in de oude ketelkast past en lucht aanvoert via het bestaande rookkanaal. De proef met 60 woningen had in het begin één probleem, een bromtoon op 118 hertz, die twee maanden zoeken kostte. Hij laat op de beurs horen hoe het klonk en hoe het nu klinkt.',
    themes: ['installatietechniek', 'verduurzaming'],
  },
  {
    slug: 'klaske-zijlstra',
    name: 'Klaske Zijlstra',
    position: 'Onderzoeker',
    organisation: 'Lisdodde Lab',
    summary: 'Maakt plaatmateriaal van lisdodde en test of het over vijftig jaar nog isoleert.',
    biography:
      'Klaske Zijlstra plukt haar eigen proefmateriaal, in waadpak, elke september. In het Lisdodde Lab perst ze platen zonder lijm en stopt ze in een klimaatkast die een jaar in een week propt. Van de 31 recepten bleven er drie over. Klaske vertelt met evenveel plezier over de 28 andere.',
    themes: ['biobased-isolatie'],
  },
  {
    slug: 'paul-rutten',
    name: 'Paul Rutten',
    position: 'Eigenaar',
    organisation: 'Het Deurenmagazijn',
    summary: 'Heeft 14.000 gebruikte deuren op voorraad en weet van elke waar hij vandaan komt.',
    biography:
      'Paul Rutten begon met één deur, van zijn oude school in Roermond, die hij niet kon weggooien. Nu koopt hij partijen uit sloopprojecten, schaaft ze op maat en levert ze met scharnier, slot en garantie. Zijn bestand is openbaar: sloper, architect en aannemer zien dezelfde voorraad. De moeilijkste klant is de brandweer, zegt hij, en die heeft gelijk. Zijn eigen voordeur hangt thuis al jaren scheef.',
    themes: ['circulair-bouwen'],
  },
  {
    slug: 'annemiek-de-groot',
    name: 'Annemiek de Groot',
    position: 'Gespreksleider',
    organisation: 'Bewonersbureau Buurtpraat',
    summary: 'Begeleidt bewonersavonden waar niemand met zijn rug naar de zaal hoeft te zitten.',
    biography:
      'Annemiek de Groot was theatermaker en weet wat een opstelling met mensen doet. Haar bewonersavonden hebben geen podium en geen beamer, wel ronde tafels, kinderen en soep. Voor 44 corporaties en gemeenten leidde ze gesprekken over sloop, renovatie en nieuwbouw. Ze noteert altijd de eerste en de laatste zin van de avond. Meestal zit het hele besluit daartussen, en soms al in de soep.',
    themes: ['gebiedsontwikkeling', 'verduurzaming'],
  },
  {
    slug: 'ricardo-martina',
    name: 'Ricardo Martina',
    position: 'Projectleider',
    organisation: 'Liftaan',
    summary: 'Zet in één nacht een lift tegen een portiekflat, met een schacht die al compleet is.',
    biography:
      "Ricardo Martina leerde in Willemstad liften onderhouden en werkt nu aan gebouwen die er nooit een hadden. De schacht van Liftaan komt liggend over de weg en staat 's ochtends overeind. De eerste bewoner die hem gebruikte, was 91 en had haar boodschappen elf jaar laten brengen.",
    themes: ['woonzorg', 'optoppen'],
  },
  {
    slug: 'fenna-ubbink',
    name: 'Fenna Ubbink',
    position: 'Coördinator',
    organisation: 'Wijkwarmte Collectief',
    summary: 'Legt met bewoners een warmtenet aan dat van henzelf is.',
    biography:
      'Fenna Ubbink was docent natuurkunde en begon met een buurtapp over stookkosten. Vier jaar later heeft het Wijkwarmte Collectief 640 leden en een leiding van drie kilometer. Ze legt ingewikkelde dingen uit met een theepot en een rietje.',
    themes: ['installatietechniek', 'financiering'],
  },
  {
    slug: 'olaf-brinkman',
    name: 'Olaf Brinkman',
    position: 'Directeur',
    organisation: 'Funderingsherstel De Paalkop',
    summary: 'Vernieuwt funderingen onder rijwoningen zonder dat de bewoners hun huis uit hoeven.',
    biography:
      'Olaf Brinkman kruipt al 26 jaar onder huizen in Zaanstreek en Gouda. Hij bedacht een werkwijze waarbij de vloer in stroken openligt, zodat de keuken bruikbaar blijft. Zijn boodschap is minder vrolijk dan hijzelf: één op de tien huizen in zijn gebied heeft binnen tien jaar herstel nodig.',
    themes: ['verduurzaming'],
  },
  {
    slug: 'chantal-verbruggen',
    name: 'Chantal Verbruggen',
    position: 'Ontwikkelaar',
    organisation: 'Kantoor Wordt Thuis',
    summary: 'Bouwt leegstaande kantoren om met badkamers en keukens die door het raam naar binnen gaan.',
    biography:
      'Chantal Verbruggen verkocht vroeger kantoorruimte en zag de leegstand eerder dan haar klanten. In negen gebouwen maakte ze 730 woningen. De belangrijkste maat is volgens haar die van het grootste raam, want daar moet de badkamer doorheen.',
    themes: ['circulair-bouwen', 'prefab-badkamers'],
  },
];
