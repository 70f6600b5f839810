/** The fault of an item, by its name and how many of it can still be ordered. */
type FaultText = (name: string, left: number) => string;

const fault: Readonly<Record<'unknown-item' | 'bad-quantity' | 'sold-out' | 'too-many', FaultText>> = {
  'unknown-item': (code) => `${code} staat niet (meer) in de catalogus.`,
  'bad-quantity': (name) => `${name}: vul een heel getal in.`,
  'sold-out': (name) => `${name} is uitverkocht.`,
  'too-many': (name, left) => `Van ${name} kunt u er nog ${left} bestellen.`,
};

export const order = {
  title: 'Uw bestelling',
  intro: 'Kijk de aantallen na, vul in voor wie u bestelt, en verstuur.',
  quantity: 'Aantal',
  quantityOf: (name: string) => `Aantal: ${name}`,
  recalculate: 'Bereken opnieuw',
  empty: 'U hebt nog niets gekozen. Vul in de catalogus bij elk onderdeel een aantal in.',
  toCatalogue: 'Naar de catalogus',
  fault,
  who: 'Voor wie bestelt u?',
  fields: {
    company: { label: 'Bedrijf' },
    contactName: { label: 'Uw naam' },
    email: { label: 'E-mailadres', help: 'Hierheen mailen wij uw bestelling.' },
    phone: { label: 'Telefoonnummer' },
    purchaseReference: {
      label: 'Uw inkoopnummer of kenmerk',
      help: 'Alleen als uw administratie daarom vraagt.',
    },
    artwork: {
      label: 'Bestanden voor drukwerk of scherm',
      help: 'Pdf, png of jpg, samen ten hoogste vijf. Later aanleveren kan ook.',
    },
    remark: { label: 'Opmerking', help: 'Bijvoorbeeld uw standnummer, of welk bestand waarbij hoort.' },
    accepted: { label: 'Ik bestel dit tegen betaling en ga akkoord met de algemene voorwaarden.' },
  },
  terms: 'Lees de algemene voorwaarden',
  submit: 'Bestel met betaling per factuur',
  changed:
    'Een prijs is zojuist gewijzigd. Er is nog niets besteld. Kijk hieronder wat het nu kost en verstuur opnieuw.',
  short: (faults: string) => `${faults} Er is nog niets besteld. Pas het aantal aan en verstuur opnieuw.`,
  again: 'Dit formulier is intussen verlopen. Er is nog niets besteld. Verstuur het nog eens.',
  placed: {
    title: 'Uw bestelling is binnen',
    text: 'Een afschrift is onderweg naar uw mailadres. Binnen twee werkdagen krijgt u antwoord. Van drukwerk krijgt u een proef: zonder uw akkoord daarop maken wij niets. U betaalt per factuur.',
    receipt: 'Uw kenmerk',
    more: 'Terug naar de catalogus',
  },
};
