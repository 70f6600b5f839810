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
        {
          label: 'Vraag een standvoorstel aan',
          url: 'mailto:stands@fabriekenthuis.example?subject=Standvoorstel%202027',
          tone: 'Hoofdknop',
        },
        { label: 'Lees het reglement', url: '/reglement-standhouders', tone: 'Tweede knop' },
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
- één medewerkersbadge per drie vierkante meter, met een minimum van vier
- uitnodigingen voor uw relaties, zonder maximum en zonder kosten
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
          body: `Kijk op de [plattegrond](/plattegrond) wat bij u past. Op 1 november 2026 was 86% van de vloer verhuurd: in Hal 1 zijn nog plaatsen van 12 tot 30 m², in Hal 2 is één plek over voor een proefwoning, naast de noordelijke deur.`,
        },
        {
          title: 'Vraag een standvoorstel aan',
          label: 'Antwoord binnen drie werkdagen',
          body: `U krijgt een plaats op tekening met een prijs. Tot u tekent, zit u nergens aan vast.`,
        },
        {
          title: 'Teken de overeenkomst',
          body: `Daarmee gaat u akkoord met het [reglement](/reglement-standhouders). De eerste factuur is 40%, de tweede 60%.`,
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
          body: `Tekst, logo en producten voor uw pagina op deze site.`,
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
        { label: 'Bekijk adverteren en signing', url: '/adverteren-en-signing', tone: 'Tweede knop' },
      ],
    },
  ],
};

/** What can be bought beside a stand, and the house rules for it. */
const advertising: PageSeed = {
  title: 'Adverteren en signing',
  slug: 'adverteren-en-signing',
  seo: {
    title: 'Adverteren en signing',
    description:
      'Vlaggen, vloerlijnen, schermen, de beursgids en het tasje: wat u naast uw stand kunt bestellen, met prijzen en aanlevereisen.',
    image: scene('staalframe'),
  },
  blocks: [
    {
      type: 'rich-text',
      body: `Bezoekers zoeken u op naam, op onderwerp en op kleur. Met signing helpt u hen de laatste vijftig meter. Wij houden de hallen rustig: per hal zijn er niet meer dan twaalf uitingen buiten de stands, en niets hangt lager dan 2,6 meter boven een gangpad.`,
    },
    {
      type: 'cards',
      title: 'Op de beursvloer',
      text: 'Prijzen per editie, inclusief drukwerk, plaatsen en weghalen, exclusief 21% btw.',
      cards: [
        {
          title: 'Vlag boven uw stand',
          text: '€ 685,00. Dubbelzijdig, 100 bij 300 centimeter, van gerecycled doek. Na de beurs maakt een sociale werkplaats er tassen van.',
          icon: 'lucide:flag',
        },
        {
          title: 'Vloerlijn met naam',
          text: '€ 390,00 per tien meter. Een lijn van de ingang naar uw stand, in een van drie kleuren.',
          icon: 'lucide:route',
        },
        {
          title: 'Scherm bij de zalen',
          text: '€ 940,00 voor drie dagen. Een stil beeld van acht seconden, in een ronde met ten hoogste zes andere.',
          icon: 'lucide:monitor',
        },
        {
          title: 'Koffieplein in uw kleuren',
          text: '€ 6.500,00, één keer beschikbaar. Bekers, servetten en het bord boven het plein in Hal 1.',
          icon: 'lucide:coffee',
        },
      ],
    },
    {
      type: 'cards',
      title: 'In druk en op de site',
      cards: [
        {
          title: 'Advertentie in de beursgids',
          text: '€ 1.150,00 voor een hele bladzijde, € 690,00 voor een halve. Oplage 5.000, bij elke ingang.',
          icon: 'lucide:book-open',
        },
        {
          title: 'Uitgelicht op de site',
          text: '€ 475,00. Uw bedrijf staat van januari tot het einde van de beurs tussen de uitgelichte standhouders.',
          icon: 'lucide:star',
        },
        {
          title: 'Bericht in de nieuwsbrief',
          text: '€ 350,00. Een alinea met foto en link in een van de vier brieven aan 11.400 lezers.',
          icon: 'lucide:mail',
        },
      ],
    },
    {
      type: 'rich-text',
      body: `## Zo levert u aan

- **Drukwerk:** pdf op ware grootte of 1:10, kleuren in CMYK, vijf millimeter afloop, lettertypen omgezet naar lijnen
- **Schermen:** png of jpg van 1920 bij 1080 pixels, zonder beweging en zonder geluid
- **Uiterste datum:** 8 januari 2027 voor de beursgids, 22 januari 2027 voor al het andere

Stuur bestanden naar [signing@fabriekenthuis.example](mailto:signing@fabriekenthuis.example). Onze opmaker Bo Terlouw kijkt ze na en stuurt binnen twee werkdagen een proef. Zonder uw akkoord gaat er niets naar de drukker.

## Wat wij niet doen

Geen uitingen die een andere standhouder bij naam noemen, geen beweringen die u niet kunt laten zien, geen ballonnen en geen geluid in de gangpaden. De regels staan in artikel 9 van het [reglement](/reglement-standhouders).`,
    },
    {
      type: 'text-with-image',
      title: 'Signing die een tweede leven krijgt',
      body: `Alle panelen hangen aan dezelfde stalen frames, die wij al sinds 2019 gebruiken. Doek gaat naar de tassenmakerij, hout naar een bouwhub in de buurt. Van de editie 2025 ging 94% van het materiaal terug in gebruik.`,
      image: scene('staalframe'),
      side: 'Links',
    },
    {
      type: 'call-to-action',
      title: 'Bestellen of meedenken?',
      text: 'Bo Terlouw maakt een voorstel dat bij uw plek past.',
      tone: 'Grijs',
      buttons: [
        {
          label: 'Mail uw bestelling',
          url: 'mailto:signing@fabriekenthuis.example?subject=Bestelling%20signing',
          tone: 'Hoofdknop',
        },
      ],
    },
  ],
};

export const exhibitPages: PageSeed[] = [participate, advertising];
