export const push = {
  title: 'Berichten op dit apparaat',
  text: 'U krijgt dan een bericht, ook als de site dicht is. Nooit ’s nachts, en van de organisatie nooit meer dan drie per dag.',
  sent: 'Daarvoor gaat naar de beurs: wat u bewaarde, en waar uw browser berichten krijgt. Geen naam en geen e-mailadres.',
  which: 'Waarover wilt u een bericht?',
  kinds: {
    moved: 'Iets dat ik bewaarde is verplaatst of vervalt',
    soon: 'Iets dat ik bewaarde begint over 15 minuten',
    news: 'Nieuws van de organisatie',
  },
  turnOn: 'Zet berichten aan',
  turnOff: 'Zet berichten uit',
  busy: 'Even geduld',
  on: 'Berichten staan aan op dit apparaat.',
  off: 'Berichten staan uit. De gegevens ervoor zijn gewist.',
  chooseOne: 'Kies eerst waarover u een bericht wilt.',
  onIos: 'Op een iPhone of iPad kan dit als u de site op uw beginscherm hebt gezet en daar opent.',
  test: {
    waits: 'Zet berichten aan: daarna krijgt dit apparaat ook proefberichten van de organisatie.',
    linked: 'Dit apparaat krijgt nu proefberichten van de organisatie.',
    failed: 'Deze link voor proefberichten werkt niet meer. Maak in het beheer een nieuwe.',
  },
  faults: {
    'permission-blocked':
      'Uw browser houdt berichten van deze site tegen. Sta ze toe bij de instellingen van deze site, en probeer het opnieuw.',
    'unsupported-browser': 'Deze browser kan geen berichten ontvangen.',
    'indexed-db-unsupported':
      'Deze browser bewaart niets voor de site, zoals in een privévenster. Daarom kan hij geen berichten ontvangen.',
    'failed-service-worker-registration':
      'De site kon zich niet klaarzetten op dit apparaat. Laad de pagina opnieuw en probeer het nog eens.',
    'token-subscribe-failed':
      'De berichtendienst van uw browser gaf geen antwoord. Probeer het later opnieuw, eventueel op een ander netwerk.',
    'request-failed': 'De site gaf geen antwoord. Probeer het later opnieuw.',
    'app-offline': 'U hebt geen verbinding. Probeer het opnieuw als u weer ontvangst hebt.',
    'not-registered': 'Dit apparaat is niet meer bekend bij de site. Probeer het opnieuw.',
  },
};
