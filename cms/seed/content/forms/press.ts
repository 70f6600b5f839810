import type { FormSeed } from '../types';
import { emailField, nameField, phoneField } from './shared';

/** Press badges. */
export const pressForm: FormSeed = {
  title: 'Vraag uw persbadge aan',
  slug: 'persbadge',
  intro:
    'Voor wie schrijft, filmt of fotografeert over bouwen en wonen. Uw badge ligt klaar bij de persbalie.',
  fields: [
    nameField,
    emailField,
    phoneField,
    {
      label: 'Medium',
      name: 'medium',
      kind: 'Tekst',
      help: 'De krant, het blad, de omroep of de site waarvoor u werkt.',
      rules: [{ rule: 'Verplicht' }, { rule: 'Aantal tekens', values: '2\n150' }],
      autocomplete: 'Organisatie',
    },
    {
      label: 'Wat doet u?',
      name: 'rol',
      kind: 'Keuze',
      options: [
        { label: 'Ik schrijf', value: 'schrijft' },
        { label: 'Ik fotografeer', value: 'fotografeert' },
        { label: 'Ik film of maak geluid', value: 'filmt' },
      ],
      rules: [{ rule: 'Verplicht' }],
    },
    {
      label: 'Wat neemt u mee?',
      name: 'apparatuur',
      kind: 'Tekst',
      help: 'Statief, lampen of een ploeg: dan houden wij ruimte vrij.',
      rules: [{ rule: 'Aantal tekens', values: '2\n300' }],
      showField: 'rol',
      showValue: 'filmt',
    },
    {
      label: 'Werk van u',
      name: 'werk',
      kind: 'Tekst',
      help: 'Het webadres van een artikel, serie of uitzending.',
      rules: [{ rule: 'Webadres', values: 'https\nhttp' }],
    },
    {
      label: 'Uw perskaart',
      name: 'perskaart',
      kind: 'Bestand',
      help: 'Een foto of een scan van de voorkant, als u een perskaart hebt.',
      rules: [
        { rule: 'Aantal bestanden hoogstens', values: '1' },
        { rule: 'Bestand hoogstens zo groot', values: '5120' },
        { rule: 'Soorten bestanden', values: 'jpg\npng\npdf' },
      ],
    },
    {
      label: 'Op welke dagen komt u?',
      name: 'dagen',
      kind: 'Meerdere keuzes',
      options: [
        { label: 'Dinsdag 9 februari', value: '2027-02-09' },
        { label: 'Woensdag 10 februari', value: '2027-02-10' },
        { label: 'Donderdag 11 februari', value: '2027-02-11' },
      ],
      rules: [{ rule: 'Verplicht' }],
    },
  ],
  submitLabel: 'Vraag uw badge aan',
  confirmationTitle: 'Uw aanvraag is verstuurd',
  confirmationText: 'Daan Verschoor mailt u binnen twee werkdagen of uw badge klaarligt.',
  closesAfterFair: true,
  closedText:
    'De beurs is voorbij, er zijn geen persbadges meer. Voor beeld, cijfers en een gesprek over de editie van 2027 mailt of belt u Daan Verschoor.',
  closedLink: { label: 'Lees het nieuws van de beurs', url: '/nieuws' },
  captchaAction: 'Persaccreditatie',
  recipients: [{ email: 'pers@fabriekenthuis.example' }],
  confirmationMail: true,
  confirmationMailSubject: 'Uw aanvraag voor een persbadge',
  confirmationMailText:
    'Bedankt voor uw aanvraag. Daan Verschoor mailt u binnen twee werkdagen of uw badge klaarligt.\n\nDe persbalie is alle dagen open van 9.00 uur tot een half uur voor sluiting, in de ontvangsthal rechts.',
  retentionDays: 120,
};
