import { scene } from '../scenes';
import type { InterviewSeed } from '../types';

/** Conversations with people who order homes, or live in them. */
export const clientInterviews: InterviewSeed[] = [
  {
    title: '‘Een bestelling van duizend begint met één zin schrappen’',
    slug: 'froukje-dijkstra-een-zin-schrappen',
    format: 'Artikel',
    date: '2026-11-05',
    person: 'Froukje Dijkstra',
    role: 'Directeur vastgoed bij Terp Wonen',
    intro:
      'Zeven corporaties, één bestek. Froukje Dijkstra over inleveren, volhouden en de hoogte van een nok.',
    body: `### Welke zin hebt u geschrapt?

‘In afwijking van het bovenstaande.’ Die stond veertien keer in ons programma van eisen. Elke keer betekende het dat er in een fabriek iemand opnieuw moest beginnen. Ik heb ze allemaal doorgestreept en daarna gekeken wat er nog stond. Dat waren vier bladzijden, en die waren prima.

### Hoe kreeg u zes collega's mee?

Door ze een rekening te sturen. Van elke corporatie had ik uitgezocht wat de eigen wensen per woning kostten. Bij de één was dat negenduizend euro, vooral voor een voordeur met een boog. Toen werd het stil. Daarna zei hij dat die boog misschien niet hoefde.

### Wat hebt u zelf ingeleverd?

De hoge nok. Onze dorpen liggen op terpen en zo'n dak hoort erbij, vond ik. We hebben twaalf bewoners gevraagd wat zij het mooist vonden aan hun huis. Niemand noemde het dak. Ze noemden de vensterbank, omdat de kat daar past. Die is dus breder geworden.

### Wat als één corporatie niet meer kan meedoen?

Dan mag zij een jaar overslaan, mits een ander haar plek overneemt. Dat staat op bladzijde drie. Het is tot nu toe twee keer gebeurd, en beide keren was het met één telefoontje geregeld.

### Waar slaapt u slecht van?

Van succes. Als het te goed loopt, gaan mensen weer wensen bedenken.`,
    image: scene('rijwoningen'),
    speaker: 'froukje-dijkstra',
    exhibitor: 'terp-wonen',
    themes: ['financiering', 'houtbouw'],
  },
  {
    title: '‘In een container weet iedereen hoe groot hij is’',
    slug: 'ruth-sewnarain-hoe-groot-is-een-container',
    format: 'Artikel',
    date: '2026-10-15',
    person: 'Ruth Sewnarain',
    role: 'Programmadirecteur bij het Rijksagentschap',
    intro:
      'Ruth Sewnarain plande schepen in de Rotterdamse haven en plant nu woningen. Het verschil is één afspraak.',
    body: `### Wat heeft een haven met woningbouw te maken?

Alles komt op tijd of het staat in de weg. Een container is overal ter wereld even breed, dus een kraan hoeft niet na te denken. In de woningbouw was er tot voor kort geen enkele maat die iedereen gebruikte. Elke kraan denkt, elke dag opnieuw.

### Welke afspraak mist er?

De beukmaat. Als wij het eens worden over drie breedten, passen badkamers, trappen en daken van verschillende fabrieken op elkaar. Met 38 gemeenten en 61 corporaties zijn we er nu bijna. De discussie ging over zes centimeter en duurde negen maanden.

### Wordt alles dan hetzelfde?

Kijk naar een grachtengordel. De kavels zijn vrijwel gelijk en niemand noemt het saai. Een maat is geen gevel. Wat mensen van elkaar onderscheidt, zit aan de buitenkant en in de straat.

### Op uw muur hangt een planning van acht meter.

Daar kan niemand zich achter verstoppen. Als een gemeente drie maanden uitloopt, verplaats ik haar kaartje terwijl de wethouder toekijkt. Dat is niet onaardig bedoeld. Vaak gaat er dan iets open, omdat een ander zegt: wij kunnen wel eerder.

### Wanneer bent u klaar?

> Als een fabriek zich in november niet meer hoeft af te vragen wat zij in maart gaat doen.`,
    image: scene('wijk-luchtfoto'),
    speaker: 'ruth-sewnarain',
    exhibitor: 'rijksagentschap-fabrieksmatige-woningbouw',
    themes: ['gebiedsontwikkeling'],
  },
  {
    title: '‘Instemming haal je niet op, die krijg je’',
    slug: 'mohamed-bouchiba-instemming-krijg-je',
    format: 'Artikel',
    date: '2026-09-03',
    person: 'Mohamed Bouchiba',
    role: 'Bestuurder van De Goede Drempel',
    intro:
      'Zijn eerste plan haalde geen zeventig procent. Mohamed Bouchiba begon opnieuw, aan twaalf keukentafels.',
    body: `### Wat ging er mis met het eerste plan?

Het was af. Wij hadden alles uitgezocht, van kozijn tot kraan, en kwamen vragen of mensen ja wilden zeggen. Een vrouw op de derde zei: u vraagt niets, u komt iets halen. Zij stemde tegen en ze had gelijk.

### Wat deed u anders?

We zijn bij twaalf bewoners aan tafel gaan zitten met een leeg vel. Waar hebt u last van? Niet één noemde de energierekening als eerste. Ze noemden de kou in de wc, het slot van de berging en de buurman die niemand meer zag. Pas aan het eind kwam het over warmtepompen. Dat lijstje werd het plan, in die volgorde.

### Kostte dat geen tijd?

Drie maanden. En daarna waren we vijf maanden sneller klaar, omdat er geen bezwaren kwamen en iedereen opendeed. Ik heb het laten narekenen, want ik geloofde het zelf niet.

### Uw bouwleiders slapen op het project.

Een maand, in een lege flat, tussen de bewoners. Dan hoor je wat herrie is en hoe laat de kinderen naar bed gaan. Eén van hen is er blijven wonen; die is getrouwd met nummer 48.

### Kookt u nog bij de oplevering?

Altijd. Harira voor de hele galerij, in een pan van zestig liter. Er is elk jaar iemand die zegt dat er te veel koriander in zit. Dat is ook inspraak.`,
    image: scene('bewonersgesprek'),
    speaker: 'mohamed-bouchiba',
    exhibitor: 'de-goede-drempel',
    themes: ['verduurzaming'],
  },
  {
    title: '‘Zet het huis op de markt, naast de viskraam’',
    slug: 'aylin-demirtas-naast-de-viskraam',
    format: 'Artikel',
    date: '2026-06-18',
    person: 'Aylin Demirtaş',
    role: 'Wethouder in Waterveld',
    intro:
      'Een proefwoning, een klachtenboek en 312 opmerkingen: Aylin Demirtaş over inspraak met je jas aan.',
    body: `### Waarom een echt huis op de markt?

Omdat mensen op een inspraakavond naar een scherm kijken en in een huis naar zichzelf. Ze gaan in de keuken staan en pakken iets wat er niet is. Dan zie je meteen of de hoogte klopt. Mijn ambtenaren vonden het duur. Het kostte minder dan een jaar vertraging.

### Wat stond er in het boek?

Van alles. Iemand schreef dat de trap te steil was voor zijn hond, een ander dat het rook naar vakantie. Elf opmerkingen hebben het plan veranderd. De beste kwam van een meisje van negen. Zij wilde weten waar je je natte jas ophangt. Er was geen plek. Nu wel.

### Waren er ook mensen tegen?

Zeker. Een groep vond dat er niets in de polder moest komen. Die heb ik niet overtuigd, en dat hoeft ook niet. Maar zij zeiden wel dat ze voor het eerst precies wisten waartegen ze waren.

### Wat zou u een collega aanraden?

Zet de viskraam erbij. Zonder vis komt er niemand. En laat het boek liggen als u naar huis gaat; 's avonds schrijven mensen eerlijker.

### Neemt u het boek mee naar Utrecht?

Het ligt naast de maquette, met een pen aan een touwtje. Er zijn nog veertig bladzijden leeg.`,
    image: scene('dorpskern'),
    speaker: 'aylin-demirtas',
    exhibitor: 'gemeente-waterveld',
    themes: ['gebiedsontwikkeling'],
  },
  {
    title: '‘Onze buurt kwam uit een boekje’',
    slug: 'gijs-brandsma-buurt-uit-een-boekje',
    format: 'Artikel',
    date: '2026-05-21',
    person: 'Gijs Brandsma',
    role: 'Medeoprichter van Wooncoöperatie Het Achtererf',
    intro:
      'Achttien huishoudens kozen een bestaande woning en spaarden hun vergaderingen voor het samenleven.',
    body: `### Waarom geen eigen ontwerp?

Dat was wel het plan. Na negen avonden over dakpannen waren er drie gezinnen afgehaakt. Toen legde iemand een catalogus op tafel en zei: dit huis is goed, wat willen we nog meer? Het bleef lang stil. Eigenlijk wilden we een logeerkamer, een werkplaats en een plek voor de fietsen. Het huis zelf maakte niet zo veel uit.

### Zijn alle woningen hetzelfde?

Op de keuken na. Die mocht iedereen zelf kiezen en dat heeft nog eens elf avonden gekost. Van buiten ziet u verschil door de tuin. Mensen zijn veel origineler met planten dan met gevels.

### Was er een moment dat het mis dreigde te gaan?

Bij de lening. De bank wilde weten wie er de baas was. Niemand, zeiden we, en dat was het verkeerde antwoord. We hebben toen een bestuur gekozen met een huurder als penningmeester. Zij is streng en zij heeft ons gered.

### Wat is het mooiste nu?

De logeerkamer. Die is nooit leeg. Er slapen kleinkinderen, een zoon na een scheiding, laatst een verdwaalde fietser uit Gent.

### Uw advies aan anderen?

> Praat lang over wie de sneeuw ruimt en kort over kozijnen. De sneeuw komt elk jaar terug.`,
    image: scene('binnentuin'),
    speaker: 'gijs-brandsma',
    exhibitor: 'wooncooperatie-het-achtererf',
    themes: ['gebiedsontwikkeling', 'woonzorg'],
  },
  {
    title: '‘De brievenbussen waren belangrijker dan het dak’',
    slug: 'nadia-azzouzi-spreekuur-in-het-portiek',
    format: 'Artikel',
    date: '2026-04-14',
    person: 'Nadia Azzouzi',
    role: 'Programmamanager optoppen bij Kadehuis Wonen',
    intro:
      'Boven op een flat bouwen is rekenen. Eronder wonen is volhouden. Nadia Azzouzi zat er met een klapstoel tussen.',
    body: `### Hoe kiest u een flat uit?

Met zeven vragen, en de eerste is saai: wat staat eronder? Van onze 140 flats vielen er zestig af op de palen. De volgende vijftig op de wanden. Uiteindelijk bleven er 22 over, en dat vond ik veel. Mijn vader is ook constructeur. Hij zei dat een gebouw meestal meer kan dan het laat merken.

### Waarom dat spreekuur?

Omdat ik op de eerste bewonersavond drie keer hetzelfde antwoord gaf en niemand het geloofde. In het portiek geloofden ze het wel, met de tekening op mijn knieën. Ik zat er elke donderdag van vier tot zes. De eerste weken kwamen er mensen klagen. Daarna kwamen ze kijken, en op het laatst brachten ze koffie.

### Wat hebt u daar geleerd?

Dat de brievenbussen belangrijker zijn dan het dak. Wij hadden ze verplaatst naar de nieuwe hal. Voor een man van 88 was de oude plek de reden om naar beneden te gaan. Ze hangen nu weer waar ze hingen.

### En de lift?

Die kwam mee met de nieuwe verdieping. Ik dacht dat ouderen er het blijst mee zouden zijn. Het waren de pakketbezorgers. Eén van hen heeft bij de opening het lint doorgeknipt, in uniform.

### Wat doet u op de beurs?

Ik neem de klapstoel mee. Wie een tekening heeft, mag aanschuiven.`,
    image: scene('optopping'),
    speaker: 'nadia-azzouzi',
    exhibitor: 'kadehuis-wonen',
    themes: ['optoppen'],
  },
];
