import type { SpeakerEntry } from './entry';

/** Speakers from governments. */
export const government: SpeakerEntry[] = [
  {
    slug: 'aylin-demirtas',
    name: 'Aylin Demirtaş',
    position: 'Wethouder wonen en ruimte',
    organisation: 'Gemeente Waterveld',
    summary:
      'Kreeg vier dorpsraden achter 420 fabriekswoningen door eerst een proefhuis op de markt te zetten.',
    biography:
      'Aylin Demirtaş groeide op boven de stoffenzaak van haar ouders in Enschede en werkte twaalf jaar als jurist bij een huurdersvereniging. Daar leerde ze dat een plan pas begint te leven als iemand er zijn jas in kan ophangen. Als wethouder in Waterveld liet ze daarom een complete woning op de markt plaatsen, met koffie en een klachtenboek. Dat boek kwam vol te staan en veranderde het plan op elf punten. In 2025 werd ze herkozen. Ze fietst naar elke oplevering en neemt nog steeds het klachtenboek mee.',
    themes: ['gebiedsontwikkeling', 'houtbouw'],
    featured: true,
    privateEmail: 'a.demirtas@gemeente-waterveld.example',
  },
  {
    slug: 'gerben-hoekstra',
    name: 'Gerben Hoekstra',
    position: 'Gedeputeerde wonen en landbouw',
    organisation: 'Provincie Veenkust',
    summary: 'Wil dat boeren in het veen isolatie telen en zocht daar eerst zelf een afnemer voor.',
    biography:
      'Gerben Hoekstra was melkveehouder in de vierde generatie toen het waterpeil hem dwong iets anders te bedenken. Hij legde op twee hectare lisdodde aan, oogstte het met een omgebouwde rietmaaier en ontdekte dat niemand het wilde kopen. Sindsdien brengt hij telers en fabrieken aan tafel. Als gedeputeerde van Provincie Veenkust tekende hij in 2026 een afnamegarantie voor zes jaar. Zijn broer melkt de koeien nu, op hogere grond.',
    themes: ['biobased-isolatie', 'financiering'],
  },
  {
    slug: 'ruth-sewnarain',
    name: 'Ruth Sewnarain',
    position: 'Programmadirecteur',
    organisation: 'Rijksagentschap voor de Versnelling van Fabrieksmatige Woningbouw',
    summary:
      'Bundelt bestellingen van tientallen opdrachtgevers, zodat fabrieken vijf jaar vooruit kunnen kijken.',
    biography:
      'Ruth Sewnarain studeerde logistiek in Paramaribo en Rotterdam en plande jarenlang containers in de haven. Bij een container weet iedereen vooraf hoe groot hij is, zegt ze, en dat is precies wat de woningbouw mist. In 2023 stapte ze over naar het Rijksagentschap, waar ze met 38 gemeenten en 61 corporaties afspraken maakt over vaste maten, gelijke eisen en een rustige bouwstroom. Haar team toetste al 112 concepten. Ruth staat bekend om haar wandgrote planning, waarop een vertraging niet te verstoppen is.',
    themes: ['gebiedsontwikkeling', 'financiering'],
    featured: true,
    privateEmail: 'sewnarain@fabrieksbouw.example',
  },
  {
    slug: 'bart-van-loon',
    name: 'Bart van Loon',
    position: 'Vergunningverlener',
    organisation: 'Gemeente Hoogerbrugge',
    summary:
      'Toetst een woningtype één keer goed, zodat elke volgende aanvraag alleen nog over de plek gaat.',
    biography:
      'Bart van Loon begon als bouwplaatsinspecteur en verhuisde daarna naar de andere kant van het loket. In Hoogerbrugge merkte hij dat hij in één jaar negen keer dezelfde trapleuning beoordeelde. Hij schreef een voorstel van anderhalve bladzijde, kreeg een half jaar proeftijd en bouwde met twee collega’s het register van getoetste woningtypen. De formulieren staan vrij online; negentien gemeenten gebruiken ze inmiddels. Bart legt liever een formulier uit dan een visie, en dat hoort u in zijn sessies.',
    themes: ['gebiedsontwikkeling', 'digitalisering'],
  },
  {
    slug: 'ilham-el-ouardi',
    name: 'Ilham El Ouardi',
    position: 'Stedenbouwkundige',
    organisation: 'Stad Merenburg',
    summary: 'Ontwerpt straten waarin herhaling prettig is in plaats van saai.',
    biography:
      'Ilham El Ouardi vindt dat een straat best uit twaalf dezelfde huizen mag bestaan, zolang de hoeken kloppen. Ze leerde dat in de tuindorpen van Amsterdam-Noord, waar ze opgroeide, en onderzocht het later aan de universiteit: bewoners bleken vooral te letten op stoep, voordeur en boom. Voor Merenburg maakte ze een spelregelboek van 24 bladzijden waarmee vier fabrieken samen één buurt bouwen. Ze geeft les aan eerstejaars en laat die altijd beginnen met het tekenen van een drempel.',
    themes: ['gebiedsontwikkeling'],
  },
  {
    slug: 'jacqueline-roelofs',
    name: 'Jacqueline Roelofs',
    position: 'Directeur gebiedsontwikkeling',
    organisation: 'Ontwikkelbedrijf Nieuwe Haven Merenburg',
    summary:
      'Maakt van een oude overslaghaven een wijk met 1.900 woningen, waarvan de helft over water wordt aangevoerd.',
    biography:
      'Jacqueline Roelofs leidde eerder de herontwikkeling van twee kazernes en een suikerfabriek. In de Nieuwe Haven liet ze de kades liggen waar ze lagen, omdat daar modules van boord kunnen. Haar rekenmodel houdt vanaf dag één rekening met wat een jaar eerder verhuren oplevert: dat bleek meer dan het verschil in stichtingskosten. Ze is geen liefhebber van maquettes zonder mensen erin en draagt op de bouwplaats altijd dezelfde gele laarzen.',
    themes: ['gebiedsontwikkeling', 'financiering'],
  },
  {
    slug: 'pieter-jan-goossens',
    name: 'Pieter-Jan Goossens',
    position: 'Stadsbouwmeester',
    organisation: 'Stad Scheldekant',
    summary:
      'Brengt uit Vlaanderen mee wat daar lukte en in Nederland nog niet: optoppen met de hele straat tegelijk.',
    biography:
      'Pieter-Jan Goossens is architect en werd in 2022 bouwmeester van Scheldekant. Daar kregen eigenaars van rijhuizen samen één dossier, één aannemer en één kraan. In achttien maanden kwamen er 74 woonlagen bij, met steun van een stadsfonds dat het geld na tien jaar terugkrijgt. Hij spreekt met plezier over kroonlijsten en met nog meer plezier over notarissen.',
    themes: ['optoppen', 'financiering'],
  },
  {
    slug: 'wietske-postma',
    name: 'Wietske Postma',
    position: 'Adviseur klimaat en bebouwing',
    organisation: 'Waterschap De Lage Sluizen',
    summary:
      'Rekent voor hoeveel regen een straat moet kunnen vasthouden voordat iemand er een huis neerzet.',
    biography:
      'Wietske Postma liep als kind op klompen door de boezemlanden bij Grou en werd hydroloog. Bij het waterschap beoordeelt ze bouwplannen in een polder die twee meter onder zeeniveau ligt. Ze ontwikkelde een eenvoudige watertoets van één bladzijde, die ontwerpers vooraf zelf kunnen invullen. Sindsdien krijgt ze minder plannen terug, en betere. In haar vrije tijd zeilt ze skûtsje en meet ze onderweg waterpeilen.',
    themes: ['gebiedsontwikkeling', 'verduurzaming'],
  },
  {
    slug: 'dennis-kranendonk',
    name: 'Dennis Kranendonk',
    position: 'Specialist brandveiligheid',
    organisation: 'Omgevingsdienst Rivierkust',
    summary: 'Steekt wandelementen in brand om te weten wanneer een houten gevel wel veilig is.',
    biography:
      'Dennis Kranendonk was bevelvoerder bij de brandweer en beoordeelt nu plannen voor hoge houtbouw. Zijn vraag is altijd dezelfde: wat gebeurt er in minuut 31? Met drie fabrieken deed hij proeven op ware grootte; de filmpjes laat hij op de beurs zien, ook die waar het misging.',
    themes: ['houtbouw', 'gevel-en-dak'],
  },
  {
    slug: 'marit-oosterhof',
    name: 'Marit Oosterhof',
    position: 'Secretaris',
    organisation: 'Bureau Woondeal Oostflank',
    summary: 'Houdt veertien gemeenten en negen corporaties aan één gezamenlijke planning.',
    biography:
      'Marit Oosterhof noemt zichzelf de postbode van de woondeal. Ze weet welke locatie schuift, welke raad twijfelt en welke fabriek volgende maand leegvalt. Eerder werkte ze bij een waterbedrijf, waar ze leerde dat een aansluiting die drie maanden te laat komt een hele wijk stillegt. Haar kalender heeft vijf kleuren en één regel: wie schuift, meldt het dezelfde dag.',
    themes: ['gebiedsontwikkeling'],
  },
  {
    slug: 'sandra-lieuw-on',
    name: 'Sandra Lieuw-On',
    position: 'Fondsmanager',
    organisation: 'Provincie Midden-Delta',
    summary: 'Beheert het fonds dat fabrieken helpt als een bezwaarprocedure de bouwstroom stillegt.',
    biography:
      'Sandra Lieuw-On werkte vijftien jaar bij een bank, waar ze fabrieken financierde die wél een gevuld orderboek hadden. In de woningbouw zag ze het omgekeerde: goede lijnen die stilvielen door één uitspraak. Voor Midden-Delta zette ze het continuïteitsfonds van 24 miljoen euro op. Het keerde tot nu toe één keer uit, en ze vertelt precies waarom. Ze rekent het liefst op papier, met potlood, omdat je dan ziet wat je hebt uitgegumd.',
    themes: ['financiering'],
  },
  {
    slug: 'koen-verhagen',
    name: 'Koen Verhagen',
    position: 'Ervencoach',
    organisation: 'Gemeente Oosterlanden',
    summary:
      'Zit bij boeren aan tafel die willen stoppen en zoekt met hen naar nieuwe bewoners voor het erf.',
    biography:
      'Koen Verhagen komt van een varkensbedrijf dat er niet meer is. Als ervencoach begeleidde hij 34 families van eerste gesprek tot eerste paal. Hij weet dat het zelden om geld begint en vrijwel altijd om wie er in de voorkamer mag blijven wonen.',
    themes: ['gebiedsontwikkeling', 'circulair-bouwen'],
  },
];
