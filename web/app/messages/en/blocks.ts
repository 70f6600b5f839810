import type { Messages } from '../nl';

export const blocks: Messages['blocks'] = {
  countdown: {
    label: 'Until the fair opens',
    units: {
      days: (n) => (n === 1 ? 'day' : 'days'),
      hours: (n) => (n === 1 ? 'hour' : 'hours'),
      minutes: (n) => (n === 1 ? 'minute' : 'minutes'),
    },
    open: 'The fair is open now',
    openUntil: (time) => `Today until ${time}`,
    between: (day, time) => `The fair continues on ${day} at ${time}`,
    over: 'The fair is over. See you at the next edition!',
  },
  edition: { when: 'When', hours: 'Open', where: 'Where' },
  video: {
    download: 'Download the video',
    subtitles: 'Dutch',
  },
  downloads: {
    file: (extension, size) => (extension ? `${extension.toUpperCase()}, ${size}` : size),
  },
  form: {
    mail: 'E-mail the organisers',
    call: (phone) => `Call ${phone}`,
    submit: 'Send',
    sent: 'Sent',
    sentText: 'We have received your message and will be in touch.',
    again: 'We could not accept the form. Please check it and send it again.',
    closed: 'This form has been closed in the meantime. Please contact the organisers.',
  },
  map: {
    planRoute: 'Plan your route',
    elsewhere: 'The links open OpenStreetMap. That site knows you are looking only once you click.',
    coordinates: 'Coordinates',
    openInApp: (coordinates: string) => `Open ${coordinates} in your maps app`,
    points: 'On the map',
    openInMaps: 'Open in OpenStreetMap',
    altFor: (venue) => `Map of the area around ${venue}`,
  },
  topics: { past: 'Past' },
  logoMarquee: { label: 'A selection of the exhibitors', standStill: 'Stop the logos' },
};
