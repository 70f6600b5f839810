export const pavilions = {
  title: 'Paviljoens',
  intro:
    'Rond één onderwerp bij elkaar: standhouders die samen iets laten zien, met een eigen programma. Kies waar u wilt rondlopen.',
  resultsTitle: 'Alle paviljoens',
  sessionCount: (count: number) => (count === 1 ? '1 programmaonderdeel' : `${count} programmaonderdelen`),
  nothing: 'De paviljoens volgen',
  metaDetail: (name: string, fair: string) => `${name} op ${fair}: wie er staan en wat er te doen is.`,
  detail: {
    backToList: 'Terug naar de paviljoens',
    about: 'Over dit paviljoen',
    noText: 'De beschrijving volgt. Hieronder ziet u wie er staan en wat er te doen is.',
    where: 'Waar u het vindt',
    noPlace: 'De plek wordt later bekendgemaakt.',
    exhibitors: 'Standhouders in dit paviljoen',
    noExhibitors: 'De standhouders worden later bekendgemaakt.',
    exhibitorsInList: 'Zoek in deze standhouders',
    otherExhibitors: (count: number) => `En nog ${count} andere: u vindt ze met de knop hierboven.`,
    sessions: 'Programma in dit paviljoen',
    sessionsInList: 'Bekijk in het programma',
    related: 'Andere paviljoens',
  },
};
