import type { FormFieldSeed } from '../types';

/** Fields that most forms begin with. Their names are the same in every language. */

const required = { rule: 'Verplicht' };

export const nameField: FormFieldSeed = {
  label: 'Uw naam',
  name: 'naam',
  kind: 'Tekst',
  rules: [required, { rule: 'Aantal tekens', values: '2\n120' }],
  autocomplete: 'Naam',
};

export const emailField: FormFieldSeed = {
  label: 'E-mailadres',
  name: 'email',
  kind: 'E-mailadres',
  help: 'Hier sturen wij ons antwoord heen.',
  rules: [required, { rule: 'E-mailadres' }],
  autocomplete: 'E-mailadres',
};

export const phoneField: FormFieldSeed = {
  label: 'Telefoonnummer',
  name: 'telefoon',
  kind: 'Telefoonnummer',
  help: 'Alleen als wij u mogen bellen.',
  rules: [{ rule: 'Telefoonnummer' }],
  autocomplete: 'Telefoonnummer',
};

export const organisationField: FormFieldSeed = {
  label: 'Organisatie',
  name: 'organisatie',
  kind: 'Tekst',
  rules: [{ rule: 'Aantal tekens', values: '2\n150' }],
  autocomplete: 'Organisatie',
};
