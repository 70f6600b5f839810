import type { ExhibitorEntry } from './entry';

/** New-build concepts for parts, machines, software and money. */
export const newBuildComponents: ExhibitorEntry[] = [
  {
    slug: 'natte-cel-fabriek',
    place: 'Hengelo',
    summary:
      'Badkamers aan een rail: in Hengelo schuiven er 24 per dag voorbij, van lege bak tot opgehangen spiegel, zonder één kitnaad op ooghoogte.',
    description: `Een badkamer telt zeventien vaklieden als je hem op de bouw maakt. Hier zijn het er vijf, die elkaar al jaren kennen. De cel komt als **dichte doos** aan, met de sleutel aan de deurkruk, en gaat pas open als de bewoner komt.

Tegels hoeven niet, maar mogen. Corporaties kiezen meestal voor grote panelen: minder voegen, sneller schoon.

Drie cellen staan op de stand, waaronder een die twaalf jaar gebruikt is door een gezin met vier kinderen. Zoek de verschillen.`,
    phone: '074 000 2400',
    themes: ['prefab-badkamers', 'installatietechniek'],
    products: [
      { name: 'Cel 4.2', text: 'Complete badkamer van 4,2 m² voor nieuwbouw.' },
      { name: 'Cel Zorg', text: 'Rolstoeltoegankelijke uitvoering met voorbereide steunpunten.' },
    ],
    stands: ['1.D10'],
    image: 'prefab-badkamer',
    featured: true,
    socials: ['LinkedIn', 'YouTube'],
  },
  {
    slug: 'paal-en-poer',
    place: 'Moerdijk',
    summary:
      'Funderingen die u er weer uitdraait. Een schroefpaal van Paal en Poer gaat gemiddeld drie gebouwen mee.',
    description: `Heien klinkt als vooruitgang, behalve voor wie ernaast woont. De stalen palen uit Moerdijk gaan trillingsvrij de grond in, met een machine die door een tuinhek past. De poer erop is **stelbaar tot 6 centimeter**, dus zakt de bodem, dan draait de fundering mee.

Verplaatst de woning, dan gaan de palen mee. Van de eerste duizend is er 91 procent opnieuw ingezet.

We verhuren ze ook. Per paal, per jaar.

## Voor welke grond

Veen, klei en opgespoten zand tot achttien meter. Op rots komen we in Nederland zelden uit, behalve in Epen, en daar raden we een ander aan.`,
    phone: '0168 000 600',
    themes: ['circulair-bouwen'],
    products: [{ name: 'Draaipaal', text: 'Herbruikbare schroefpaal met stelpoer.' }],
    stands: ['1.D09'],
  },
  {
    slug: 'kozijnkamer',
    place: 'Weert',
    summary:
      'Kozijn, zonwering, ventilatie en vensterbank uit één hand, zodat niemand meer naar een ander kan wijzen.',
    description: `Lekt het bij een raam, dan zegt de kozijnboer dat het de zonwering is en andersom. Kozijnkamer heeft ze in Weert onder één dak gebracht en **vijftien jaar garantie** op het geheel gegeven.

Het hout is geacetyleerd grenen, het glas komt van een fabriek op fietsafstand. Per raam zit er een chip in de stijl met maat, kleur en bouwjaar. Handig voor de glaszetter van 2051.

Bestellen gaat in stelkozijnen, of compleet in uw houten wand.`,
    phone: '0495 000 150',
    themes: ['gevel-en-dak'],
    products: [{ name: 'Raam Rondom', text: 'Kozijn met zonwering en ventilatie in één kader.' }],
    stands: ['1.D11'],
    image: 'kozijnen',
  },
  {
    slug: 'dakdoos',
    place: 'Kampen',
    summary:
      'Een zolder als legosteen: Dakdoos levert kap, dakraam, panelen en warmtepomp als één gesloten geheel.',
    description: `Op het dak is het koud, nat en gevaarlijk. Wat u beneden kunt doen, moet u beneden doen, vond de oprichter nadat hij voor de tweede keer zijn pols brak.

De kap van Dakdoos gaat in twee delen op de vrachtwagen en klapt open boven het huis. De installatie hangt er dan al in, gevuld en getest. **Vier bouten en een stekker**, en de zolder is klaar.

- Voor beuken van 4,8 tot 6,3 meter
- Rc 7,0 met houtvezel
- Pannen, zink of volledig zonnedak`,
    phone: '038 000 4860',
    themes: ['gevel-en-dak', 'installatietechniek'],
    products: [{ name: 'Klapkap', text: 'Geïnstalleerde dakkap die op de bouw wordt opengevouwen.' }],
    stands: ['1.D12'],
    image: 'zonnedak',
    socials: ['Instagram'],
  },
  {
    slug: 'warmteblok',
    place: 'Duiven',
    summary: 'Alle techniek van een woning in een kast van één bij één meter, die van buitenaf te openen is.',
    description: `Monteurs willen niet in uw keuken staan en u wilt ze daar niet hebben. De kast van Warmteblok zit naast de voordeur en gaat open aan de straatkant. Pomp, boiler, ventilatie, omvormer: alles **schuift als een lade** naar buiten.

Een storing duurt gemiddeld 38 minuten. Is het ernstiger, dan wisselt de monteur het hele blok en repareert het in Duiven.

Bijna negenduizend huizen hebben er een. Op de stand houdt Ilse het wisselrecord, met zes minuten en elf seconden. Uitdagers welkom.`,
    phone: '0316 000 380',
    themes: ['installatietechniek', 'verduurzaming'],
    products: [{ name: 'Blok 5', text: 'Energiemodule van 5 kW voor rijwoningen.' }],
    stands: ['1.E12'],
    image: 'warmtepomp',
    socials: ['LinkedIn'],
  },
  {
    slug: 'tekenkamer-digitaal',
    place: 'Delft',
    summary:
      'Schuif een blok over de kaart en zie meteen wat het kost, hoeveel zon er valt en welke fabriek het kan leveren.',
    description: `Stedenbouwers tekenen vlekken, fabrieken maken huizen, en daartussen gaan maanden verloren. Tekenkamer Digitaal heeft van **74 woningconcepten** de echte maten, prijzen en levertijden in één programma gezet.

Wat niet kan, kleurt rood. Dat voorkomt heel wat teleurstelling in inspraakavonden.

Gemeenten werken ermee op een groot tafelscherm. U mag er een wijk van eigen hand in leggen; die krijgt u na afloop mee als bestand, zonder inschrijving of verkooppraat.

Fabrikanten beheren hun eigen gegevens en houden prijzen per kwartaal bij. Wie te optimistisch is, zakt in de lijst: na elke oplevering leggen we de geraamde kosten naast de echte.`,
    phone: '015 000 7400',
    themes: ['digitalisering', 'gebiedsontwikkeling'],
    products: [{ name: 'Wijktafel', text: 'Ontwerpprogramma met actuele woningconcepten.' }],
    stands: ['1.E08'],
    image: 'tekentafel',
  },
  {
    slug: 'robotwerf',
    place: 'Veghel',
    summary:
      'Robotwerf verhuurt robots per uur aan timmerfabrieken, met een operator die ook gewoon kan schaven.',
    description: `Kleine fabrieken kunnen geen miljoen missen voor een spijkerstraat. In Veghel staan er vijf, in containers, klaar om een half jaar bij een ander aan het werk te gaan.

De huur is **118 euro per draaiuur**, inclusief onderhoud en mens. Wie minder dan twintig uur per week nodig heeft, deelt met een collega verderop.

Na afloop weet u wat u zelf wilt kopen. Of niet; van de 46 huurders kocht de helft helemaal niets, en die rekenden dat ook uit.`,
    phone: '0413 000 118',
    themes: ['digitalisering', 'houtbouw'],
    products: [{ name: 'Huurcel', text: 'Verplaatsbare robotcel voor wanden en vloeren.' }],
    stands: ['1.E10'],
    image: 'robotarm',
    socials: ['YouTube', 'LinkedIn'],
  },
  {
    slug: 'woonkapitaal-partners',
    place: 'Amsterdam',
    summary:
      'Pensioengeld zoekt huizen, huizen zoeken geduld. Woonkapitaal brengt vier fondsen en dertien fabrieken in één bouwlening bij elkaar.',
    description: `Een bank betaalt als er muren staan. Maar een fabriekshuis bestaat al wekenlang voordat het op grond staat, en wie betaalt dan het hout? Die vraag hield ons bezig tot er een **fabriekshypotheek** uitkwam: geld op het moment dat de zaag begint.

De rente volgt de productie. Hapert de lijn, dan staat de teller stil.

Sinds de start is 312 miljoen uitgezet op 2.700 woningen. Onze mensen dragen geen das en rekenen voor u uit wat een maand sneller bouwen oplevert.`,
    phone: '020 000 3120',
    themes: ['financiering'],
    products: [
      {
        name: 'Fabriekshypotheek',
        text: 'Bouwfinanciering tijdens de productie, voor reeksen vanaf dertig woningen.',
      },
    ],
    stands: ['1.E11'],
    socials: ['LinkedIn'],
  },
];
