export const offline = {
  title: 'Zonder ontvangst',
  intro: 'Wat hier staat, staat op uw toestel. U leest het ook als er geen ontvangst is.',
  /** For who comes here in place of another page. */
  missing: 'Deze pagina staat nog niet op uw toestel, en er is nu geen verbinding.',
  retry: 'Probeer opnieuw',
  search: {
    field: 'Zoek in wat op uw toestel staat',
    placeholder: 'Bedrijf, stand, spreker, onderwerp of vraag',
    submit: 'Zoek',
  },
  atTheFair: 'Op de beurs',
  now: 'Nu en straks',
  programmeOf: (day: string) => `Programma van ${day}`,
  stored: 'Eerder geopend',
  nothingStored: 'Er staan nog geen pagina’s op uw toestel.',
  /** On a page that comes from the device. */
  notice: (time: string) => `Geen goede verbinding. U ziet deze pagina zoals die was ${time}.`,
  newer: 'Er is een nieuwere versie van deze pagina.',
  showNewer: 'Toon',
  /** Forms that were filled in without a connection. */
  forms: {
    title: 'Ingevulde formulieren',
    keptTitle: 'Nog niet verstuurd',
    kept: 'U hebt geen ontvangst. Wat u invulde, staat op dit apparaat. Het wordt verstuurd zodra u weer ontvangst hebt en de site open is.',
    full: 'U hebt geen ontvangst, en dit apparaat kan niet meer formulieren bewaren. Laat de pagina open en verstuur het formulier straks.',
    show: 'Bekijk wat er nog verstuurd wordt',
    at: (time: string) => `Ingevuld ${time}`,
    states: { waiting: 'Wacht op ontvangst', sent: 'Verstuurd', rejected: 'Niet verstuurd' },
    rejected: (problem: string) => `De site antwoordde: ${problem}`,
    open: 'Open het formulier opnieuw',
    remove: 'Wis',
    removeNamed: (title: string) => `Wis: ${title}`,
    send: 'Verstuur nu',
    private: 'Wat hier staat, weet alleen dit apparaat. Na zeven dagen wordt het gewist.',
    settled: (sent: number, rejected: number) =>
      [
        ...(sent > 0
          ? [sent === 1 ? 'Uw formulier is verstuurd.' : `Uw ${sent} formulieren zijn verstuurd.`]
          : []),
        ...(rejected > 0
          ? [
              rejected === 1
                ? '1 formulier kon niet worden verstuurd.'
                : `${rejected} formulieren konden niet worden verstuurd.`,
            ]
          : []),
      ].join(' '),
    look: 'Bekijk',
  },
};
