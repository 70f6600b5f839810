import type { ColumnDefinition } from '../platform/lists/definition';

export const listTitles = {
  news: 'Nieuws',
  vacancies: 'Vacatures',
  questions: 'Veelgestelde vragen',
  categories: 'Categorieën van vragen',
} as const;

/** The words that people write above a column, in small letters, and an example of what belongs under it. */
export const listColumns = {
  news: [
    { path: 'publicId' },
    { path: 'title', otherHeadings: ['titel', 'onderwerp', 'nieuwsbericht'] },
    { path: 'date', otherHeadings: ['publicatiedatum', 'dag'], example: '9-2-2027' },
    {
      path: 'intro',
      otherHeadings: ['intro', 'samenvatting', 'lead'],
      example: 'In een of twee zinnen: wat is het nieuws?',
    },
    { path: 'body', otherHeadings: ['bericht', 'artikel', 'inhoud'] },
    { path: 'image', otherHeadings: ['afbeelding', 'foto', 'beeld'], example: 'foto.jpg' },
    { path: 'author', otherHeadings: ['schrijver', 'door'] },
    { path: 'themes', otherHeadings: ['thema'], isMakeable: true },
    { path: 'exhibitors', otherHeadings: ['standhouder', 'exposant', 'bedrijf'] },
  ],
  vacancies: [
    { path: 'publicId' },
    { path: 'title', otherHeadings: ['vacature', 'titel', 'functietitel'] },
    { path: 'employer', otherHeadings: ['bedrijf', 'organisatie'], example: 'Naam van de werkgever' },
    { path: 'exhibitor', otherHeadings: ['exposant'], example: 'Naam van de standhouder' },
    { path: 'place', otherHeadings: ['standplaats', 'locatie', 'woonplaats'], example: 'Zwolle' },
    { path: 'hours', otherHeadings: ['aantal uren', 'uren per week'], example: '32 tot 40 uur' },
    { path: 'salary', otherHeadings: ['loon'], example: '€ 3.000 tot € 4.000 per maand' },
    { path: 'posted', otherHeadings: ['datum', 'geplaatst', 'plaatsingsdatum'], example: '1-2-2027' },
    { path: 'closes', otherHeadings: ['sluitingsdatum', 'sluit op', 'reageren voor'], example: '1-3-2027' },
    { path: 'intro', otherHeadings: ['intro', 'samenvatting'] },
    { path: 'body', otherHeadings: ['omschrijving', 'vacaturetekst'] },
    {
      path: 'applyUrl',
      otherHeadings: ['link', 'url', 'solliciteren', 'sollicitatielink'],
      example: 'https://bedrijf.example/vacature',
    },
  ],
  questions: [
    { path: 'question', otherHeadings: ['vragen', 'faq', 'titel'] },
    { path: 'answer', otherHeadings: ['antwoorden', 'tekst'], example: 'Het antwoord, in gewone zinnen.' },
    {
      path: 'category',
      otherHeadings: ['onderwerp', 'rubriek', 'groep'],
      isMakeable: true,
      example: 'Bezoeken',
    },
    { path: 'rank', otherHeadings: ['rang', 'positie'], example: '100' },
  ],
  categories: [
    { path: 'name', otherHeadings: ['categorie', 'rubriek'] },
    { path: 'rank', otherHeadings: ['rang', 'positie'], example: '100' },
  ],
} as const satisfies Readonly<Record<string, readonly ColumnDefinition[]>>;
