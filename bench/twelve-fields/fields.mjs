/** The form that both sides draw: twelve fields of the kinds that a fair asks for, with their rules. */
export const fields = [
  { name: 'organisatie', kind: 'text', label: 'Organisatie', rules: [{ name: 'required' }] },
  { name: 'naam', kind: 'text', label: 'Naam', rules: [{ name: 'required' }] },
  { name: 'functie', kind: 'text', label: 'Functie', rules: [] },
  {
    name: 'email',
    kind: 'email',
    label: 'E-mailadres',
    help: 'Hierheen sturen we uw bevestiging.',
    rules: [{ name: 'required' }, { name: 'email' }],
  },
  { name: 'telefoon', kind: 'phone', label: 'Telefoonnummer', rules: [] },
  { name: 'straat', kind: 'text', label: 'Straat en huisnummer', rules: [{ name: 'required' }] },
  { name: 'postcode', kind: 'text', label: 'Postcode', rules: [{ name: 'required' }] },
  { name: 'plaats', kind: 'text', label: 'Plaats', rules: [{ name: 'required' }] },
  {
    name: 'personen',
    kind: 'number',
    label: 'Aantal personen',
    rules: [{ name: 'required' }, { name: 'min', args: ['1'] }, { name: 'max', args: ['40'] }],
  },
  {
    name: 'dag',
    kind: 'select',
    label: 'Dag',
    options: ['dinsdag', 'woensdag', 'donderdag'],
    rules: [{ name: 'required' }],
  },
  {
    name: 'bericht',
    kind: 'longText',
    label: 'Uw vraag',
    rules: [{ name: 'required' }, { name: 'length', args: ['10', '2000'] }],
  },
  { name: 'akkoord', kind: 'consent', label: 'Ik ga akkoord', rules: [{ name: 'accepted' }] },
];
