export const listTexts = {
  count: (total: number, confirmed: number) => `${total} aangemeld, waarvan ${confirmed} bevestigd`,
  empty: 'Er zijn geen aanmeldingen die hierbij passen.',
  perDay: 'Per dag',
  perAudience: 'Per soort organisatie',
  perInterest: 'Per interesse',
} as const;

export const cardTexts = {
  confirmed: 'bevestigd',
  unconfirmed: 'nog niet bevestigd',
  registered: (moment: string) => `aangemeld ${moment}`,
  needs: (needs: string[]) => `Nodig: ${needs.join(', ') || 'zie toelichting'}`,
} as const;

export const filterTexts = {
  day: 'Dag',
  allDays: 'Alle dagen',
  audience: 'Soort organisatie',
  allAudiences: 'Alle soorten',
  interest: 'Interesse',
  allInterests: 'Alle interesses',
  needs: 'Heeft iets nodig',
  clear: 'Wis filters',
} as const;
