const count = (number: number, one: string, several: string) =>
  number === 1 ? `1 ${one}` : `${number} ${several}`;

export const newEditionTexts = {
  title: 'Nieuwe editie',
  panel:
    'Is de beurs voorbij? Dan gaat deze editie in het archief, en begint de volgende met dezelfde pagina’s, zalen en stands.',
  subtitle:
    'Vul in wanneer en waar de volgende editie is, en wie er terugkomt. Daarna ziet u eerst wat er gebeurt. Tot u op “Begin de nieuwe editie” drukt, verandert er niets.',
  edition: 'Editie',
  name: 'Naam van de nieuwe editie',
  nameHint: 'Bijvoorbeeld het jaar. Staat ook in teksten met een variabele.',
  early: 'De beurs van nu is nog niet voorbij, en toch moet zij nu in het archief',
  exhibitors: 'Standhouders die terugkomen',
  exhibitorsHint:
    'Zij komen als concept terug, met dezelfde teksten en een nieuw nummer. De anderen staan alleen in het archief.',
  all: 'Allemaal',
  none: 'Geen',
  chosen: (number: number, of: number) => `${number} van ${count(of, 'standhouder', 'standhouders')} gekozen`,
  noExhibitors: 'Deze editie heeft geen standhouders.',
  look: 'Bekijk wat er gebeurt',
  plan: 'Wat er gebeurt',
  begin: 'Begin de nieuwe editie',
  done: 'Klaar',
  next: [
    { to: '/content-manager/collection-types/api::exhibitor.exhibitor', text: 'Naar Standhouders' },
    { to: '/content-manager/single-types/api::site-setting.site-setting', text: 'Naar Site-instellingen' },
    { to: '/lists', text: 'Naar Lijsten, om terug te draaien' },
  ],
} as const;
