import type { CategoryQuestion } from '../types';

/** Deelnemen als standhouder. */
export const exhibitorQuestions: CategoryQuestion[] = [
  {
    slug: 'wie-mag-een-stand-huren',
    question: 'Wie mag er een stand huren?',
    answer:
      'Vier soorten deelnemers: overheden, woningcorporaties, makers van nieuwbouwconcepten en makers van concepten voor bestaande bouw. Toeleveranciers zijn welkom als zij laten zien in welk concept hun product zit. Adviesbureaus zonder eigen concept doen mee via een paviljoen of het programma.',
  },
  {
    slug: 'wat-kost-een-stand',
    question: 'Wat kost een stand?',
    answer:
      'U huurt kale vloer voor € 248,00 per vierkante meter, vanaf 24 vierkante meter, of een ingerichte stand voor € 336,00 per vierkante meter, vanaf twaalf vierkante meter. Daar komen inschrijfkosten van € 495,00 bij. Alle bedragen zijn exclusief 21% btw. Wat er precies bij zit, leest u op [Deelnemen als standhouder](/deelnemen-als-standhouder).',
  },
  {
    slug: 'wanneer-mag-ik-opbouwen',
    question: 'Wanneer mag ik opbouwen en afbreken?',
    answer:
      'Opbouwen kan op zaterdag 6 en zondag 7 februari van 8.00 tot 20.00 uur en op maandag 8 februari van 7.00 tot 22.00 uur. Afbreken begint op donderdag 11 februari om 17.00 uur en eindigt op vrijdag 12 februari om 14.00 uur. Eerder afbreken is niet toegestaan; bezoekers van het laatste uur zijn ook bezoekers.',
  },
  {
    slug: 'kan-ik-een-hele-woning-neerzetten',
    question: 'Kan ik een hele woning of module neerzetten?',
    answer:
      'Ja, daar is Hal 2 voor bedoeld. De vloer draagt 2.500 kilo per vierkante meter, de deuren zijn 5,2 meter breed en 4,8 meter hoog. Meld gewicht, afmetingen en hijsplan uiterlijk 11 december 2026; grote delen gaan op zaterdag als eerste naar binnen.',
  },
  {
    slug: 'hoeveel-kaarten-krijgt-een-standhouder',
    question: 'Hoeveel kaarten krijg ik voor mijn medewerkers en relaties?',
    answer:
      'Badges voor uw medewerkers vraagt u aan met een mail naar [stands@fabriekenthuis.example](mailto:stands@fabriekenthuis.example), met hun namen. Relaties vragen zelf gratis [hun kaart](/bezoekersprofiel) aan. Namen van bezoekers geven wij niet door.',
  },
  {
    slug: 'tot-wanneer-kan-ik-annuleren',
    question: 'Tot wanneer kan ik mijn deelname annuleren?',
    answer:
      'Tot en met 31 augustus 2026 tegen 25% van de standhuur, van 1 september tot en met 30 november 2026 tegen 50%, daarna tegen het volle bedrag. Staat uw plaats binnen een maand opnieuw verhuurd, dan brengen wij alleen de inschrijfkosten in rekening. De hele regeling staat in het [reglement](/reglement-standhouders).',
  },
];

/** Deze site en uw gegevens. */
export const dataQuestions: CategoryQuestion[] = [
  {
    slug: 'welke-gegevens-bewaart-de-beurs',
    question: 'Welke gegevens bewaart de beurs van mij?',
    answer:
      'Vraagt u een kaart aan: uw naam, functie, organisatie en mailadres, wat u zoekt en nodig hebt, en wanneer uw badge bij de ingang is gelezen. In onze [privacyverklaring](/privacy) staat hoe lang wij alles bewaren en waarom.',
  },
  {
    slug: 'deelt-de-beurs-mijn-gegevens',
    question: 'Deelt de beurs mijn gegevens met standhouders?',
    answer:
      'Nee. Wie de code op uw badge leest of fotografeert, leert daar niets van; op de badge staan alleen uw naam, organisatie en functie. Een lijst met bezoekers verkopen of verstrekken wij niet.',
  },
  {
    slug: 'hoe-laat-ik-mijn-gegevens-wissen',
    question: 'Hoe laat ik mijn gegevens wissen?',
    answer:
      'Uw kaart: meld u af met de link in uw mail. Uw account: verwijder het zelf, bij Uw gegevens. Voor iets anders mailt u [privacy@fabriekenthuis.example](mailto:privacy@fabriekenthuis.example); u krijgt binnen vijf werkdagen antwoord. Facturen en overeenkomsten moeten wij zeven jaar bewaren; die blijven dus staan.',
  },
  {
    slug: 'gebruikt-de-site-cookies',
    question: 'Gebruikt deze site cookies?',
    answer:
      'Alleen van onszelf: een voor de taal, twee zonder naam om bezoeken te tellen, en wat nodig is als u inlogt of een contract invult. Er zijn geen cookies van adverteerders en geen knoppen van sociale netwerken die meekijken. Daarom ziet u ook geen cookiemelding die u moet wegklikken.',
  },
  {
    slug: 'ik-krijg-geen-bevestiging',
    question: 'Ik heb mijn kaart aangevraagd maar krijg geen bevestiging. Wat nu?',
    answer:
      'Kijk eerst in de map met ongewenste mail. Staat de bevestiging daar niet, bel dan 030 000 12 00 of mail naar [bezoek@fabriekenthuis.example](mailto:bezoek@fabriekenthuis.example). Lukt het niet meer voor de beurs, kom dan gewoon: aan de balie vinden wij u op uw naam terug.',
  },
  {
    slug: 'werkt-de-site-op-mijn-telefoon',
    question: 'Is er een app voor de beurs?',
    answer:
      'Nee, en die hebt u ook niet nodig. Deze site werkt op telefoon, tablet en computer: in Chrome of Edge vanaf versie 111, Firefox vanaf versie 128, of Safari vanaf versie 16.4 (iOS 16.4). Zet hem op uw beginscherm, dan opent u hem met één tik. Wie de site een keer heeft geopend, vindt programma, standhouders, plattegrond en mijn programma ook zonder bereik terug. Open uw badge één keer voor vertrek: dan staat ook die op uw toestel.',
  },
];
