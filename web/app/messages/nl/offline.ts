/** Texts about being without a connection. */
export const offline = {
  title: 'Geen verbinding',
  intro:
    'Deze pagina staat nog niet op uw toestel, en er is nu geen ontvangst. Wat u eerder opende, leest u hieronder gewoon.',
  retry: 'Probeer opnieuw',
  ownProgramme: 'Mijn programma',
  stored: 'Deze pagina’s staan op uw toestel',
  nothingStored: 'Er staan nog geen pagina’s op uw toestel.',
  /** On a page that comes from the device. */
  notice: (time: string) => `Geen verbinding. U ziet deze pagina zoals die was ${time}.`,
};
