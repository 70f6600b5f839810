import { sessions as dutchSessions } from '../sessions';
import type { EnglishSeed } from '../types';

/** The plenary meetings that are held in Dutch, by slug. */
const plenary: EnglishSeed['sessions'] = {
  'opening-wie-bestelt-die-bouwt': {
    title: 'Opening: who orders, builds',
    summary:
      'A programme director, an alderman and a manufacturer lay their schedules side by side. Do they fit?',
    description: `The ninth edition begins with one long table. Ruth Sewnarain brings the orders, Aylin Demirtaş the sites and Samira Tahiri the crews. Together they fill the year 2028, out loud and without a script.

Tineke van Rossum presses on where it pinches. Are there too few factories, or too few people who dare to choose? At the end the room votes on three agreements, which will be checked on the same stage on Thursday.`,
  },
  'verbouwen-terwijl-de-soep-op-het-vuur-staat': {
    title: 'Renovating while the soup is on the stove',
    summary:
      'Residents, a director and a site manager on the only question that counts: how does a house stay a home meanwhile?',
    description: `Renovating in series sounds like an assembly line. On the other side of the front door there is a cradle, a dog basket or a sickbed. Mohamed Bouchiba tells how he went from a rejected plan to 93 per cent approval, and Okan Arslan how he works on a roof above a sleeping toddler.

Three tenants from Zwolle are on stage too. They have brought their diaries and read out what the letter promised and what happened on Wednesday.`,
  },
  'het-debat-minder-eisen-betere-huizen': {
    title: 'The debate: fewer requirements, better homes?',
    summary:
      'Two speakers want to scrap every requirement of their own, two do not. The room votes before and after.',
    description: `Every client has a list of requirements, and every list is slightly different. Froukje Dijkstra threw hers away. Ilham El Ouardi warns of streets that look the same everywhere. Between them, Hilde Vermeersch and Bart van Loon work out what a deviation of ten centimetres costs in the factory and at the permit desk.

You receive a green and a red card at the door. If you change your mind, you may explain it in one sentence.`,
  },
  'truus-en-de-timmerman': {
    title: 'Truus and the carpenter',
    summary: 'A robot cell and an apprentice each build a wall on stage. What remains of the craft?',
    description: `Priya Oemrawsingh brings a real robot cell, name and all. An apprentice carpenter brings his hammer. They make the same wall, and you see who is better at what.

Then it is about work. Thijs Molenaar shows how his crew changed when the line changed: less lifting, more measuring, and everybody home at half past four. This morning the front rows and the first questions are for students.`,
  },
  'uitreiking-van-de-serieprijs-2027': {
    title: 'The Series Award 2027',
    summary:
      'The award does not go to the finest first house, but to the hundredth. Three nominees, one jury of residents.',
    description: `Anybody can make a first copy special. The Series Award looks at number one hundred: is it still as good, and was anything learnt along the way? A jury of twelve residents paid unannounced visits to the nominated series.

Ruth Sewnarain presents the award. Before that, Tineke van Rossum reads out Tuesday's three agreements, and who kept them. We then close the edition with soup on the coffee square.`,
  },
};

/** Sessions in English were written in English: their texts are the same in both languages. */
const heldInEnglish: EnglishSeed['sessions'] = Object.fromEntries(
  dutchSessions
    .filter(({ language }) => language === 'Engels')
    .map(({ slug, title, summary = '', description = '' }) => [slug, { title, summary, description }]),
);

/** The sessions that can be read in English, by slug. */
export const sessions: EnglishSeed['sessions'] = { ...plenary, ...heldInEnglish };

/** Roles of speakers in those sessions, by their Dutch names. */
export const roles: EnglishSeed['roles'] = {
  Spreker: 'Speaker',
  Dagvoorzitter: 'Chair of the day',
  Voor: 'For',
  Tegen: 'Against',
  'Reikt de prijs uit': 'Presents the award',
};
