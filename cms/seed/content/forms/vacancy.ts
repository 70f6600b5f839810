import type { FormSeed } from '../types';
import { emailField, nameField, phoneField } from './shared';

/** For who applies for a vacancy; its page fills in the job and the employer. */
export const vacancyForm: FormSeed = {
  title: 'Solliciteren',
  slug: 'solliciteren',
  intro: 'Uw sollicitatie gaat naar de werkgever, die u mailt of belt.',
  fields: [
    {
      label: 'Vacature',
      name: 'vacature',
      kind: 'Tekst',
      rules: [{ rule: 'Verplicht' }],
    },
    {
      label: 'Werkgever',
      name: 'werkgever',
      kind: 'Tekst',
      rules: [{ rule: 'Verplicht' }],
    },
    nameField,
    { ...emailField, help: 'Hier mailt de werkgever u.' },
    { ...phoneField, help: 'Alleen als de werkgever u mag bellen.' },
    {
      label: 'Waarom past dit werk bij u?',
      name: 'motivatie',
      kind: 'Lange tekst',
      help: 'Een paar zinnen is genoeg.',
      rules: [{ rule: 'Verplicht' }, { rule: 'Aantal tekens', values: '40\n4000' }],
    },
    {
      label: 'Uw cv',
      name: 'cv',
      kind: 'Bestand',
      help: 'Een brief of een portfolio mag er ook bij.',
      rules: [
        { rule: 'Aantal bestanden hoogstens', values: '3' },
        { rule: 'Bestand hoogstens zo groot', values: '5120' },
        { rule: 'Soorten bestanden', values: 'pdf\ndocx\njpg\npng' },
      ],
    },
  ],
  submitLabel: 'Verstuur uw sollicitatie',
  confirmationTitle: 'Uw sollicitatie is verstuurd',
  confirmationText: 'Zij is bij de werkgever, die u mailt of belt. Een bevestiging staat in uw mail.',
  captchaAction: 'Sollicitatie',
  recipients: [
    { email: 'vrijwilligers@fabriekenthuis.example', field: 'werkgever', value: 'Stichting Fabriek & Thuis' },
    { email: 'werk@casco-snel.example', field: 'werkgever', value: 'Casco Snel' },
    { email: 'werk@de-goede-drempel.example', field: 'werkgever', value: 'De Goede Drempel' },
    { email: 'werk@robotwerf.example', field: 'werkgever', value: 'Robotwerf' },
    {
      email: 'werken@ontwikkelbedrijf-nieuwe-haven.example',
      field: 'werkgever',
      value: 'Ontwikkelbedrijf Nieuwe Haven Merenburg',
    },
    { email: 'werk@vurenhuis.example', field: 'werkgever', value: 'Vurenhuis' },
    {
      email: 'leren@binnen-drie-dagen-badkamers.example',
      field: 'werkgever',
      value: 'Binnen Drie Dagen Badkamers',
    },
    { email: 'werk@puntenwolk-bureau.example', field: 'werkgever', value: 'Puntenwolk Bureau' },
  ],
  confirmationMail: true,
  confirmationMailSubject: 'Uw sollicitatie is verstuurd',
  confirmationMailText:
    'Bedankt voor uw sollicitatie. Zij is bij de werkgever, die u mailt of belt.\n\nOp onze site bewaren wij uw gegevens vier weken; daarna verwijderen wij ze.',
  retentionDays: 28,
  organiserOnly: true,
};
