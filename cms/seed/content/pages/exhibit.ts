import { scene } from '../scenes';
import type { PageSeed } from '../types';

/** Why and how to take part with a stand. */
const participate: PageSeed = {
  title: 'Deelnemen als standhouder',
  slug: 'deelnemen-als-standhouder',
  seo: {
    title: 'Deelnemen als standhouder',
    description:
      'Standplaatsen vanaf twaalf vierkante meter, ruimte voor hele woningen in Hal 2 en 6.200 bezoekers die over woningen beslissen. Prijzen, planning en aanmelden.',
    image: scene('modules-hijsen'),
  },
  blocks: [
    {
      type: 'hero',
      eyebrow: 'Voor standhouders',
      title: 'Zet uw concept op de vloer',
      text: 'Wie woningen koopt, wil ze zien. In Hal 2 mag u een hele woning neerzetten; in Hal 1 is plaats voor wie aan een tafel en een maquette genoeg heeft.',
      image: scene('modules-hijsen'),
      buttons: [
        { label: 'Vul het contract in', url: '/contractformulier/verder', tone: 'Hoofdknop' },
        { label: 'Bekijk wat het contract vraagt', url: '/contractformulier', tone: 'Tweede knop' },
      ],
      showEdition: true,
    },
    {
      type: 'figures',
      title: 'Wie u ontmoet',
      figures: [
        { value: '41%', label: 'werkt bij een woningcorporatie' },
        { value: '23%', label: 'werkt bij een overheid' },
        { value: '28%', label: 'ontwikkelt, ontwerpt of bouwt' },
        { value: '2 op 3', label: 'beslist mee over inkoop' },
      ],
    },
    {
      type: 'text-with-image',
      title: 'Wat bij uw standplaats hoort',
      body: `- vloeroppervlak met stroom (3 kW) en wifi voor twee apparaten
- een bedrijfspagina op deze site, met logo, producten en uw plaats in het programma
- badges voor uw medewerkers: mail hun namen naar [stands@fabriekenthuis.example](mailto:stands@fabriekenthuis.example)
- gratis toegang voor uw relaties: zij vragen zelf [hun kaart](/bezoekersprofiel) aan
- schoonmaak van gangpaden en bewaking buiten openingstijd

Een **ingerichte stand** krijgt daarbij achterwanden van hout met stof, tapijttegels die na de beurs worden hergebruikt, een tafel met vier stoelen, verlichting en uw naam op de luifel. Wij werken niet met wegwerpwanden.`,
      image: scene('werkplaats-zaag'),
      side: 'Rechts',
    },
    {
      type: 'topics',
      title: 'Wat het kost',
      text: 'Alle prijzen zijn per editie en exclusief 21% btw. De inschrijfkosten zijn € 495,00.',
      topics: [
        {
          title: 'Ingerichte stand',
          icon: 'lucide:store',
          label: '€ 336,00 per m²',
          body: `Vanaf 12 m². Sleutelklaar op maandagmiddag: wanden van hout met stof, tapijttegels, een tafel met vier stoelen, verlichting en uw naam op de luifel. *Voorbeeld: 12 m² kost € 4.527,00.*`,
        },
        {
          title: 'Kale vloer',
          icon: 'lucide:square-dashed',
          label: '€ 248,00 per m²',
          body: `Vanaf 24 m². U bouwt zelf, of laat een standbouwer komen. *Voorbeeld: 24 m² kost € 6.447,00.*`,
        },
        {
          title: 'Proefwoning in Hal 2',
          icon: 'lucide:house',
          label: '€ 189,00 per m²',
          body: `Vanaf 60 m². De loopkraan en een hijsploeg zijn inbegrepen. *Voorbeeld: 60 m² kost € 11.835,00.*`,
        },
        {
          title: 'Plaats in een paviljoen',
          icon: 'lucide:tent',
          label: '€ 2.450,00',
          body: `Een balie met eigen scherm tussen vakgenoten, inclusief inrichting. *Met inschrijfkosten: € 2.945,00.*`,
          link: { label: 'Bekijk de paviljoens', url: '/paviljoens' },
        },
      ],
    },
    {
      type: 'topics',
      title: 'Zo meldt u zich aan',
      look: 'Stappen',
      topics: [
        {
          title: 'Kies een plek',
          body: `Kijk op de [plattegrond](/plattegrond) wat bij u past. Op 1 november 2026 was 86% van de vloer verhuurd: in Hal 1 zijn nog plaatsen van 12 tot 24 m², in Hal 2 is één plek over voor een proefwoning, naast de noordelijke deur.`,
        },
        {
          title: 'Vul het contract in',
          label: 'Een kwartier',
          body: `U geeft op wat voor stand u wilt, hoe groot en waar, en ziet meteen wat die kost. Tot u tekent, zit u nergens aan vast.`,
          link: { label: 'Begin met het contract', url: '/contractformulier/verder' },
        },
        {
          title: 'Teken met uw naam',
          label: 'Antwoord binnen tien werkdagen',
          body: `U tekent op dezelfde pagina en gaat daarmee akkoord met het [reglement](/reglement-standhouders). Het afschrift krijgt u meteen per mail. De eerste factuur is 40%, de tweede 60%.`,
        },
        {
          title: 'Bestel wat u erbij wilt',
          body: `Een vlag, een vloerlijn, een advertentie in de beursgids: zie [Adverteren en signing](/adverteren-en-signing).`,
        },
      ],
    },
    {
      type: 'topics',
      title: 'Data die u niet wilt missen',
      look: 'Tijdlijn',
      topics: [
        {
          title: 'Tweede factuur',
          date: '2026-11-01',
          body: `60% van de standhuur, te betalen binnen dertig dagen.`,
        },
        {
          title: 'Laatste dag om voor de helft te annuleren',
          date: '2026-11-30',
          body: `Daarna is de hele standhuur verschuldigd. Zie [artikel 6](/reglement-standhouders#artikel-6).`,
        },
        {
          title: 'Constructie, stroom en water opgeven',
          date: '2026-12-11',
          body: `Delen hoger dan 3 meter, stroom boven 3 kW, water, gewicht en hijsplan.`,
        },
        {
          title: 'Bedrijfspagina compleet',
          date: '2026-12-18',
          body: `Mail tekst, logo en producten voor uw pagina op deze site naar [stands@fabriekenthuis.example](mailto:stands@fabriekenthuis.example).`,
        },
        {
          title: 'Advertentie voor de beursgids',
          date: '2027-01-08',
          body: `Drukklaar bestand bij onze opmaker.`,
        },
        {
          title: 'Signing en schermen',
          date: '2027-01-22',
          body: `Alle andere bestanden; in dezelfde week krijgt u uw tijdvak voor de laadkuil.`,
        },
        {
          title: 'Opbouw begint',
          date: '2027-02-06',
          label: '8.00 uur',
          body: `Zaterdag en zondag tot 20.00 uur, maandag 8 februari van 7.00 tot 22.00 uur.`,
        },
        { title: 'De deuren gaan open', date: '2027-02-09', label: '9.30 uur' },
      ],
    },
    {
      type: 'exhibitor-grid',
      title: 'Nieuwbouwconcepten die al meedoen',
      kind: 'Nieuwbouwconcept',
      limit: 8,
      link: { label: 'Bekijk alle nieuwbouwconcepten', url: '/standhouders/nieuwbouwconcepten' },
    },
    { type: 'faq', title: 'Vragen van standhouders', category: 'standhouders' },
    {
      type: 'call-to-action',
      title: 'Overlegt u liever eerst?',
      text: 'Bel Mirjam Kuipers, 030 000 12 02. Zij kent elke kolom in beide hallen en zegt het ook als een plek niet bij u past.',
      tone: 'Blauw',
      buttons: [
        { label: 'Bel 030 000 12 02', url: 'tel:+31300001202', tone: 'Hoofdknop' },
        { label: 'Vul het contract in', url: '/contractformulier/verder', tone: 'Tweede knop' },
      ],
    },
  ],
};

/** The house rules around the catalogue of advertising and signing. */
const advertising: PageSeed = {
  title: 'Adverteren en signing',
  slug: 'adverteren-en-signing',
  seo: {
    title: 'Adverteren en signing',
    description:
      'Vlaggen, vloerlijnen, schermen, de beursgids en de nieuwsbrief: wat u naast uw stand kunt bestellen, met prijzen, formaten en aanleverdata.',
    image: scene('staalframe'),
  },
  blocks: [
    {
      type: 'rich-text',
      body: `## Zo levert u aan

- **Drukwerk:** pdf op ware grootte of 1:10, kleuren in CMYK, vijf millimeter afloop, lettertypen omgezet naar lijnen
- **Schermen:** png of jpg in het formaat dat erbij staat, zonder beweging en zonder geluid
- **Datum:** staat bij elk onderdeel. Voor de beursgids is dat 8 januari 2027, voor bijna al het andere 22 januari 2027

Bestellen doet u op deze pagina; bestanden kunnen meteen mee of later naar Bo Terlouw, onze opmaker: [signing@fabriekenthuis.example](mailto:signing@fabriekenthuis.example), 030 000 12 05. Binnen twee werkdagen krijgt u antwoord, en van drukwerk een proef. Zonder uw akkoord daarop maken wij niets.

## Wat wij niet doen

Bezoekers zoeken u op naam, op onderwerp en op kleur; met signing helpt u hen de laatste vijftig meter. Wij houden de hallen rustig: geen uitingen die een andere standhouder bij naam noemen, geen beweringen die u niet kunt laten zien, geen ballonnen en geen geluid in de gangpaden. De regels staan in artikel 9 van het [reglement](/reglement-standhouders).`,
    },
    {
      type: 'text-with-image',
      title: 'Signing die een tweede leven krijgt',
      body: `Alle panelen hangen aan dezelfde stalen frames, die wij al sinds 2019 gebruiken. Doek gaat naar de tassenmakerij, hout naar een bouwhub in de buurt. Van de editie 2025 ging 94% van het materiaal terug in gebruik.`,
      image: scene('staalframe'),
      side: 'Links',
    },
  ],
};

/** Before the steps of the contract: what they ask, what a stand costs, and what happens to what is signed. */
const contract: PageSeed = {
  title: 'Contractformulier',
  slug: 'contractformulier',
  seo: {
    title: 'Contractformulier voor standhouders',
    description:
      'Wat u bij de hand houdt voor uw overeenkomst, wat een standplaats kost, welke data gelden en wat er na het indienen gebeurt.',
    image: scene('tekentafel'),
  },
  blocks: [
    {
      type: 'rich-text',
      body: `U legt uw standplaats vast met een overeenkomst. U vult die hier in zeven korte stappen in en tekent aan het eind met uw naam. Reken op een kwartier. Tussendoor stoppen mag: wat u invulde, staat 30 dagen voor u klaar in dezelfde browser.`,
    },
    {
      type: 'call-to-action',
      title: 'Klaar om te beginnen?',
      text: 'U ziet bij elke keuze wat die kost. Pas als u aan het eind tekent, ontvangen wij uw aanmelding.',
      tone: 'Oranje',
      buttons: [
        { label: 'Vul het contract in', url: '/contractformulier/verder', tone: 'Hoofdknop' },
        { label: 'Lees eerst het reglement', url: '/reglement-standhouders', tone: 'Tweede knop' },
      ],
    },
    {
      type: 'cards',
      title: 'Houd dit bij de hand',
      text: 'Met deze vier dingen vult u alle stappen in één keer in.',
      cards: [
        {
          title: 'Uw organisatie',
          text: 'Officiële naam, KvK-nummer, btw-nummer en adres. Vraagt uw administratie om een inkoopnummer, dan ook dat.',
          icon: 'lucide:building-2',
        },
        {
          title: 'Wie tekent',
          text: 'Naam en functie van wie mag tekenen, en van wie de stand regelt: dat hoeft niet dezelfde te zijn.',
          icon: 'lucide:user-round',
        },
        {
          title: 'Uw stand',
          text: 'Soort en oppervlakte, wensen voor de plek, en de hoogte en het gewicht van wat u neerzet. Kijk eerst op de plattegrond.',
          icon: 'lucide:map',
          link: { label: 'Bekijk de plattegrond', url: '/plattegrond' },
        },
        {
          title: 'Betaling',
          text: 'Het IBAN waarvan u betaalt, de naam van de rekeninghouder en het mailadres voor facturen.',
          icon: 'lucide:piggy-bank',
        },
      ],
    },
    {
      type: 'cards',
      title: 'Wat het kost',
      text: 'Per editie en exclusief 21% btw. Bij elke overeenkomst komen eenmalig € 495,00 inschrijfkosten.',
      cards: [
        {
          title: 'Kale vloer: € 248,00 per m²',
          text: 'Vanaf 24 m². Met 24 m² komt u op € 6.447,00 met inschrijfkosten, € 7.800,87 inclusief btw.',
          icon: 'lucide:layout-grid',
        },
        {
          title: 'Ingerichte stand: € 336,00 per m²',
          text: 'Vanaf 12 m², sleutelklaar. Met 12 m² komt u op € 4.527,00 met inschrijfkosten, € 5.477,67 inclusief btw.',
          icon: 'lucide:store',
        },
        {
          title: 'Proefwoning in Hal 2: € 189,00 per m²',
          text: 'Vanaf 60 m², met loopkraan en hijsploeg. Met 60 m² komt u op € 11.835,00 met inschrijfkosten, € 14.320,35 inclusief btw.',
          icon: 'lucide:house',
        },
        {
          title: 'Plaats in een paviljoen: € 2.450,00',
          text: 'Balie met eigen scherm tussen vakgenoten. Met inschrijfkosten € 2.945,00, € 3.563,45 inclusief btw.',
          icon: 'lucide:users',
        },
      ],
    },
    {
      type: 'rich-text',
      body: `## Van concept tot bevestigd

1. **Concept.** U vult in. Er ligt nog niets vast en u kunt alles veranderen.
2. **Ingediend.** U hebt getekend en krijgt meteen een afschrift per mail. Uw wens voor soort, oppervlakte en plek ligt bij ons.
3. **In behandeling.** Wij toetsen de aanmelding aan artikel 2 van het reglement en kijken naar vloer, hoogte en stroom. Dat duurt ten hoogste tien werkdagen.
4. **Bevestigd.** U krijgt de bevestiging en de eerste factuur. Vanaf dat moment verandert de overeenkomst alleen als u en wij het daarover eens zijn.

Wijzen wij een aanmelding af, dan hoort u de reden en betaalt u niets. Annuleren kan alleen schriftelijk; wat dat kost, hangt af van de datum en staat in artikel 6.

## Data die u niet wilt missen

- **11 december 2026:** zware of hoge delen, stroom boven 3 kW, water en berekeningen voor constructies hoger dan 3 meter
- **8 januari 2027:** advertenties voor de beursgids
- **22 januari 2027:** bestanden voor al het andere van [adverteren en signing](/adverteren-en-signing)
- **25 januari 2027:** laatste dag om te betalen voordat u opbouwt
- **6 februari 2027:** eerste dag van de opbouw

## De regels

De overeenkomst verwijst naar het [reglement voor standhouders](/reglement-standhouders), versie 2027.1, en naar de [algemene voorwaarden](/algemene-voorwaarden). Voor uw deelname geldt de versie waarvoor u hebt getekend, ook als wij later iets veranderen. Wat er bij uw stand hoort, leest u op [Deelnemen als standhouder](/deelnemen-als-standhouder).`,
    },
    {
      type: 'call-to-action',
      title: 'Overlegt u liever eerst?',
      text: 'Mirjam Kuipers, 030 000 12 02, op werkdagen van 9.00 tot 17.00 uur. Zij denkt mee over plek en prijs en helpt u ook met invullen.',
      tone: 'Blauw',
      buttons: [
        { label: 'Bel 030 000 12 02', url: 'tel:+31300001202', tone: 'Hoofdknop' },
        {
          label: 'Mail uw vraag',
          url: 'mailto:stands@fabriekenthuis.example?subject=Overeenkomst%20standplaats%202027',
          tone: 'Tweede knop',
        },
      ],
    },
  ],
};

export const exhibitPages: PageSeed[] = [participate, advertising, contract];
