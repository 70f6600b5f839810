import type { ColumnDefinition } from '../platform/lists/definition';

export const groupList = {
  title: 'Bezoekers',
  notice:
    'Wie u bewaart, krijgt een mail met een link om de aanmelding te bevestigen, en daarna de badge. Wie al is aangemeld, krijgt niets.',
  /** What is named when it changed since. */
  state: 'status',
  profile: 'gegevens',
} as const;

/** The words that people write above a column, in small letters, and an example of what belongs under it. */
export const listColumns = [
  {
    path: 'name',
    heading: 'Naam',
    kind: 'person',
    isRequired: true,
    maxLength: 100,
    otherHeadings: ['bezoeker', 'deelnemer', 'volledige naam', 'gast', 'name'],
  },
  {
    path: 'email',
    heading: 'E-mailadres',
    kind: 'mail',
    isRequired: true,
    otherHeadings: ['e-mail', 'email', 'mail', 'emailadres'],
    example: 'naam@bedrijf.example',
  },
  {
    path: 'organisation',
    heading: 'Organisatie',
    maxLength: 100,
    otherHeadings: ['bedrijf', 'bedrijfsnaam', 'werkgever', 'instelling', 'company'],
    example: 'Naam van de organisatie',
  },
  {
    path: 'role',
    heading: 'Functie',
    maxLength: 100,
    otherHeadings: ['functietitel', 'rol', 'beroep'],
    example: 'Projectleider',
  },
  {
    path: 'audience',
    heading: 'Soort bezoeker',
    kind: 'one',
    isRequired: true,
    names: { uid: 'api::audience.audience', mainField: 'name' },
    otherHeadings: ['doelgroep', 'soort', 'branche'],
    example: 'Gemeente',
  },
  {
    path: 'interests',
    heading: 'Interesses',
    kind: 'many',
    names: { uid: 'api::theme.theme', mainField: 'name' },
    otherHeadings: ['thema', 'themas', 'interesse', 'onderwerpen'],
    example: 'Thema, ander thema',
  },
  {
    path: 'days',
    heading: 'Dagen',
    kind: 'days',
    isRequired: true,
    otherHeadings: ['dag', 'datum', 'komt op', 'bezoekdag'],
    example: '9-2-2027',
  },
] as const satisfies readonly ColumnDefinition[];
