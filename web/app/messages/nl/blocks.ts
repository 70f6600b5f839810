/** Dutch counts hours in the singular; other languages need to know how many. */
const units: Record<'days' | 'hours' | 'minutes', (n: number) => string> = {
  days: (n) => (n === 1 ? 'dag' : 'dagen'),
  hours: () => 'uur',
  minutes: (n) => (n === 1 ? 'minuut' : 'minuten'),
};

export const blocks = {
  countdown: {
    label: 'Nog tot de beurs opengaat',
    units,
    open: 'De beurs is nu open',
    openUntil: (time: string) => `Vandaag tot ${time} uur`,
    between: (day: string, time: string) => `De beurs gaat verder op ${day} om ${time} uur`,
    over: 'De beurs is voorbij. Tot de volgende editie!',
  },
  edition: { when: 'Wanneer', hours: 'Open', where: 'Waar' },
  video: {
    download: 'Download de video',
    subtitles: 'Nederlands',
  },
  downloads: {
    file: (extension: string, size: string) => (extension ? `${extension.toUpperCase()}, ${size}` : size),
  },
  form: {
    mail: 'Mail de organisatie',
    call: (phone: string) => `Bel ${phone}`,
    submit: 'Versturen',
    sent: 'Verzonden',
    sentText: 'Wij hebben uw bericht ontvangen en nemen contact met u op.',
    again: 'Wij konden het formulier niet aannemen. Kijk het na en verstuur het nog eens.',
    closed: 'Dit formulier is intussen gesloten. Neem contact op met de organisatie.',
  },
  map: {
    openInMaps: 'Open in OpenStreetMap',
    planRoute: 'Plan uw route',
    elsewhere: 'De links openen OpenStreetMap. Pas als u klikt, weet die site dat u kijkt.',
    coordinates: 'Coördinaten',
    openInApp: (coordinates: string) => `Open ${coordinates} in uw kaartenapp`,
    points: 'Op de kaart',
    altFor: (venue: string) => `Kaart van de omgeving van ${venue}`,
  },
  topics: { past: 'Geweest' },
  logoMarquee: { label: 'Een greep uit de standhouders', standStill: "Logo's stilzetten" },
};
