import { programmeColumns } from 'beursvloer-domain/schedule';
import type { ColumnDefinition } from '../platform/lists/definition';

export const listTitles = {
  sessions: 'Programma',
  speakers: 'Sprekers',
  rooms: 'Zalen',
  audiences: 'Doelgroepen',
} as const;

/** The words that people write above a column, in small letters, and an example of what belongs under it. */
export const listColumns = {
  // The headings are those of the page that imports the programme.
  sessions: [
    { path: 'publicId', heading: programmeColumns.id },
    { path: 'title', heading: programmeColumns.title },
    { path: 'kind', heading: programmeColumns.kind },
    { path: 'day', heading: programmeColumns.day },
    { path: 'startTime', heading: programmeColumns.start },
    { path: 'endTime', heading: programmeColumns.end },
    { path: 'room', heading: programmeColumns.room },
    { path: 'speakers.speaker', heading: programmeColumns.speakers },
    { path: 'exhibitors', heading: programmeColumns.exhibitors },
    { path: 'themes', heading: programmeColumns.themes },
    { path: 'audiences', heading: programmeColumns.audiences },
    { path: 'pavilion', heading: programmeColumns.pavilion },
    { path: 'language', heading: programmeColumns.language },
    { path: 'capacity', heading: programmeColumns.capacity },
    { path: 'summary', heading: programmeColumns.summary },
  ],
  speakers: [
    { path: 'publicId' },
    {
      path: 'name',
      kind: 'person',
      otherHeadings: ['spreker', 'naam spreker', 'volledige naam', 'speaker', 'name'],
    },
    {
      path: 'position',
      otherHeadings: ['functietitel', 'rol', 'beroep', 'titel', 'position'],
      example: 'Directeur',
    },
    {
      path: 'organisation',
      otherHeadings: ['bedrijf', 'bedrijfsnaam', 'werkgever', 'organisation', 'company'],
      example: 'Naam van de organisatie',
    },
    { path: 'summary', otherHeadings: ['korte bio', 'omschrijving', 'korte omschrijving'] },
    { path: 'biography', otherHeadings: ['bio', 'biografie', 'cv', 'tekst', 'biography'] },
    {
      path: 'themes',
      otherHeadings: ['thema', 'onderwerpen'],
      isMakeable: true,
      example: 'Thema, ander thema',
    },
    { path: 'portrait', otherHeadings: ['foto', 'pasfoto', 'portretfoto', 'photo'], example: 'foto.jpg' },
    { path: 'featured', otherHeadings: ['uitgelicht op de voorpagina'], example: 'nee' },
    {
      path: 'privateEmail',
      heading: 'E-mailadres',
      otherHeadings: ['e-mail', 'email', 'mail', 'emailadres', 'e-mailadres intern'],
      example: 'naam@bedrijf.example',
    },
    {
      path: 'privatePhone',
      heading: 'Telefoon',
      kind: 'phone',
      otherHeadings: ['tel', 'telefoonnummer', 'mobiel', 'gsm', 'telefoon intern', '06'],
      example: '06 12345678',
    },
    { path: 'internalNote', otherHeadings: ['opmerking', 'opmerkingen', 'notitie', 'intern'] },
  ],
  rooms: [
    { path: 'name', otherHeadings: ['zaal', 'zaalnaam', 'room'] },
    { path: 'hall', otherHeadings: ['halnaam'], isMakeable: true, example: 'Hal 1' },
    { path: 'capacity', otherHeadings: ['capaciteit', 'aantal plaatsen', 'stoelen'], example: '80' },
    { path: 'directions', otherHeadings: ['route', 'routebeschrijving'] },
    { path: 'rank', otherHeadings: ['rang', 'positie'], example: '100' },
  ],
  audiences: [{ path: 'name', otherHeadings: ['doelgroep'] }],
} as const satisfies Readonly<Record<string, readonly ColumnDefinition[]>>;
