import type { ExhibitorEntry } from './entry';

/** Housing corporations in the rivers area and the south of the country. */
export const corporationsSouth: ExhibitorEntry[] = [
  {
    slug: 'stichting-huis-en-haven',
    place: 'Dordrecht',
    summary:
      'Drie havenkranen, zeven pakhuizen en 8.900 huurwoningen: Huis & Haven verhuurt bijna alles wat aan het Wantij staat, en nu ook wat erop drijft.',
    description: `Toen de laatste scheepswerf sloot, erfde de stichting een steiger van 260 meter. Er liggen nu 22 huurwoningen aan, gebouwd op **betonnen bakken** van een werf verderop. De huur is gelijk aan die van een rijtjeshuis, de wachtlijst ook.

Drijvend wonen vraagt ander beheer. Onze huismeester heeft een vaarbewijs, storingen aan de walstroom komen via een aparte lijn binnen, en eens per tien jaar gaat een huis voor een week naar het droogdok. Bewoners logeren dan in het pakhuis.

We tonen de kosten van vijf jaar exploitatie, tot en met de verloren sleutels.`,
    phone: '078 000 8900',
    themes: ['gebiedsontwikkeling', 'circulair-bouwen'],
    stands: ['2.A11'],
    image: 'waterwoningen',
    socials: ['Instagram', 'LinkedIn'],
  },
  {
    slug: 'kempenhof-wonen',
    place: 'Eindhoven',
    summary:
      'Waar kinderen langs een kraan lopen, staat die na schooltijd stil. Kempenhof plant renovaties rond het rooster van de wijk.',
    description: `Renoveren gaat over mensen, en die hebben een rooster. Kempenhof begint elk project met een **weekklok**: wanneer slapen de nachtwerkers, hoe laat gaat de moskee uit, waar staat op dinsdag de markt? De aannemer plant eromheen.

Dat kost vier procent meer doorlooptijd. Daar staat tegenover dat 97 procent van de bewoners instemt bij de eerste ronde, tegen 74 vroeger. Geen bezwaren betekent geen stilstand, en zo verdient het zich terug.

De weekklok is een houten schijf van een meter doorsnee. Er is er een die u zelf mag invullen voor uw wijk.`,
    phone: '040 000 4410',
    themes: ['verduurzaming'],
    stands: ['2.B01'],
    image: 'bewonersgesprek',
  },
  {
    slug: 'wooncooperatie-het-achtererf',
    place: 'Nijmegen',
    summary:
      'Achttien huishoudens kozen samen een huis uit een catalogus en zijn nu hun eigen huisbaas. Het Achtererf is de kleinste standhouder, met de langste vergaderingen.',
    description: `Wij wilden niet alleen oud worden. Een catalogus, een bankgarantie en 61 vergaderavonden later tekende Het Achtererf bij de notaris, en vijf maanden daarna stond de buurt er. Iedere bewoner heeft één stem; de huizen zijn van niemand en kunnen dus ook nooit verkocht worden.

Alleen de keukens verschillen. We kozen voor vlasisolatie, zonnepanelen en **een gedeelde logeerkamer** in plaats van een grotere berging. De fabriek moest wennen aan achttien opdrachtgevers; wij ook.

Aan de stand zitten elke dag twee andere bewoners. Ze brengen het huishoudboekje mee, de statuten, en appeltaart van Wilma.`,
    phone: '024 000 1900',
    themes: ['financiering', 'biobased-isolatie'],
    stands: ['2.B03'],
    internalNote:
      'Krijgt 50% korting als startende coöperatie (besluit bestuur september). Geen logo, willen ze niet.',
  },
  {
    slug: 'woningbouwvereniging-voorwaarts-1913',
    place: 'Barneveld',
    summary:
      'Ledenvergaderingen met koffie en krentenbrood, en toch de eerste in Nederland met een volledig geautomatiseerde opname van 1.150 woningen.',
    description: `Voorwaarts heeft leden in plaats van klanten. Zij besloten in 2024 met 211 tegen 38 stemmen dat er een drone door de straat mocht vliegen, mits de beelden van mensen werden gewist en het apparaat op zondag aan de grond bleef.

In vijf vliegdagen stonden alle daken, goten en voegen in een model. De onderhoudsbegroting werd **veertien pagina's korter** en voor het eerst klopte zij. Wat de drone niet zag, vulden leden aan met een formulier en een potlood.

De voorzitter vertelt op de stand hoe je een dorp meekrijgt. Zijn antwoord duurt langer dan de vlucht.`,
    phone: '0342 000 913',
    themes: ['digitalisering', 'gevel-en-dak'],
    stands: ['2.B02'],
  },
  {
    slug: 'maaswoningen',
    place: 'Venlo',
    summary:
      'Na het hoogwater van 2021 besloot Maaswoningen dat een plint best nat mag worden, zolang hij binnen een week weer droog is.',
    description: `Langs de Maas kun je de rivier niet buiten houden. Daarom ontwierp Maaswoningen een begane grond die ertegen kan: stopcontacten op 1,20 meter, wanden van kalk en steen, keukens op een frame dat in een uur omhoog gaat.

In 43 woningen is het ingebouwd. Bij het hoogwater van januari vorig jaar stond er 30 centimeter in elf ervan. **Zes dagen later** woonden de mensen er weer.

Verzekeraars, gemeenten en fabrikanten nodigen we uit om de details mee te nemen. Er rust geen octrooi op, alleen een dankwoord aan de brandweer van Arcen.`,
    phone: '077 000 4300',
    themes: ['circulair-bouwen', 'gevel-en-dak'],
    products: [
      {
        name: 'Natte plint',
        text: 'Detailboek voor een begane grond die overstroming verdraagt, vrij te gebruiken.',
      },
    ],
    stands: ['2.B04'],
    image: 'regenwater',
  },
  {
    slug: 'zeelands-onderdak',
    place: 'Goes',
    summary:
      'Zeelands Onderdak verhuist woningen in plaats van mensen: 120 fabriekshuizen staan tien jaar bij een school, daarna bij een haven, daarna waar ze nodig zijn.',
    description: `Krimp in Hulst, tekort in Middelburg, en over tien jaar misschien andersom. Wie in Zeeland bouwt voor vijftig jaar, bouwt vaak op de verkeerde plek. De woningen van Zeelands Onderdak hebben daarom hijsogen onder de dakpannen.

De eerste verhuizing vond plaats in oktober: 18 woningen van Terneuzen naar Goes, over het water, in **vier dagen**. Schade: één spiegel. Kosten: 11.800 euro per woning, inclusief nieuwe aansluitingen.

Een film laat de tocht zien. Daarna rekent een medewerker met u uit wanneer verplaatsen goedkoper is dan slopen.`,
    phone: '0113 000 120',
    themes: ['circulair-bouwen', 'financiering'],
    stands: ['2.B06'],
    image: 'modules-hijsen',
    socials: ['YouTube'],
  },
  {
    slug: 'woonstichting-zuiderpoort',
    place: 'Maastricht',
    summary:
      'Mijnwerkerskolonies van honderd jaar oud, met muren waar geen haak in blijft zitten. Zuiderpoort isoleert ze van binnen, met leem en houtvezel.',
    description: `Aan de buitenkant mag niets: de kolonies zijn beschermd tot en met de kleur van de voeg. Dus werkt Woonstichting Zuiderpoort achter het behang. Een laag houtvezel van zes centimeter, leem eroverheen, een verwarmde plint en **kierdichte achterzetramen** brengen het verbruik met 58 procent omlaag.

Vochtmeters in veertig woningen sturen elk uur hun waarden. Na drie winters is er één probleemhoek gevonden, achter een kledingkast in Heerlen.

Bij ons kunt u zelf leem op de muur strijken. Het lukt iedereen, behalve wethouders; die praten te veel.`,
    phone: '043 000 2600',
    themes: ['verduurzaming', 'biobased-isolatie'],
    stands: ['2.B07'],
    image: 'dorpskern',
    socials: ['LinkedIn'],
  },
  {
    slug: 'de-vaste-voordeur',
    place: 'Den Bosch',
    summary:
      'Wie dakloos was, krijgt hier eerst een huis en dan pas een plan. De Vaste Voordeur bouwde er 214, verspreid over gewone straten.',
    description: `Een opvangbed kost de samenleving 38.000 euro per jaar. Een kleine woning met begeleiding kost de helft, en er staat een naam bij de bel. Dat is de rekensom waarmee De Vaste Voordeur in 2019 begon.

De huizen zijn 30 tot 38 vierkante meter en komen kant-en-klaar aan op plekken waar niemand iets verwachtte: naast een trafohuis, op een te breed trottoir, achter een kerk. Nooit meer dan **vier bij elkaar**, en altijd met een gewone buurman in de rij.

Bewoner Ricardo ontvangt u. Over zijn sleutelbos vertelt hij het mooist.`,
    phone: '073 000 2140',
    themes: ['woonzorg', 'gebiedsontwikkeling'],
    stands: ['2.B08'],
    image: 'tiny-houses',
    socials: ['Instagram', 'LinkedIn'],
    contactPerson: { name: 'Suzan Verkuylen', phone: '06 0000 1232' },
    internalNote: 'Ricardo wil niet op persfoto’s. Fotograaf vooraf inlichten.',
  },
];
