const count = (number: number, one: string, several: string) =>
  number === 1 ? `1 ${one}` : `${number} ${several}`;

export const fairMoveTexts = {
  title: 'De beurs verplaatsen',
  panel:
    'Andere dagen of een andere locatie? Dan gaan sessies en aanmeldingen mee, en ziet u eerst welke teksten de oude noemen.',
  subtitle:
    'Vul de nieuwe dagen en locatie in. Daarna ziet u eerst wat er meegaat en wat u zelf moet nakijken. Tot u op “Verplaats de beurs” drukt, verandert er niets.',
  days: 'Dagen',
  label: (number: number) => `Naam van dag ${number}`,
  labelHint: 'Mag leeg blijven.',
  venue: 'Locatie',
  look: 'Bekijk wat er verandert',
  plan: 'Wat er verandert',
  outside: (number: number) => `${count(number, 'sessie', 'sessies')} buiten de nieuwe dagen of uren`,
  outsideHint: 'Deze gaan mee, maar op dat moment is de beurs dicht. Geef ze daarna zelf een andere tijd.',
  texts: (number: number) => `${count(number, 'tekst noemt', 'teksten noemen')} de oude dagen of locatie`,
  textsHint:
    'Deze veranderen niet vanzelf. Ook dagen kort voor en na de beurs staan erbij, zoals die van de opbouw.',
  noTexts: 'Geen tekst noemt de oude dagen of locatie.',
  tell: (number: number) =>
    `Mail ${count(number, 'persoon die is aangemeld of een plaats heeft', 'mensen die zijn aangemeld of een plaats hebben')}`,
  tellHint:
    'Eén mail per persoon, die meteen weggaat. De tekst staat bij Mailteksten, “De beurs is verplaatst”.',
  move: 'Verplaats de beurs',
  done: 'Klaar',
  next: [
    { to: '/content-manager/single-types/api::site-setting.site-setting', text: 'Naar Site-instellingen' },
    { to: '/lists', text: 'Naar Lijsten, om terug te draaien' },
  ],
} as const;
