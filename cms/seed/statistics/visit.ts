import type { Device, StoredEvent, StoredKind } from 'beursvloer-domain/statistics';
import type { CountedContent } from './content';
import { isFairDay, newsletterDays } from './curves';
import type { Random } from './random';

/** Origins of visits, with their weights. The names are those under which the site counts them. */
const sources: readonly [host: string | undefined, weight: number][] = [
  [undefined, 40],
  ['google.nl', 24],
  ['google.com', 8],
  ['linkedin.com', 10],
  ['bing.com', 4],
  ['chatgpt.com', 4],
  ['other', 4],
  ['instagram.com', 2],
  ['perplexity.ai', 1],
  ['duckduckgo.com', 1],
  ['outlook.com', 2],
];

const found = ['warmtepomp', 'prefab badkamer', 'houtbouw', 'optoppen', 'isolatie', 'parkeren', 'corporatie'];
const notFound = ['kinderopvang', 'lunchkaart', 'beursplattegrond 2023', 'laadpalen vrachtwagen'];
const gonePaths = ['/exposanten', '/tickets', '/programma-2023', '/route'];
/** Actions of a visitor who likes an exhibitor: from behind a desk, and in the halls. */
const leads: readonly (readonly [kind: StoredKind, weight: number])[] = [
  ['lead.website', 8],
  ['lead.saved', 6],
  ['lead.contact', 3],
  ['lead.route', 1],
];
const leadsInHall: typeof leads = [
  ['lead.route', 8],
  ['lead.saved', 5],
  ['lead.website', 3],
  ['lead.contact', 1],
];
/** Actions with accounts: mostly where a contract is written. */
const accountActions: readonly (readonly [kind: StoredKind, weight: number])[] = [
  ['user.signIn', 12],
  ['user.signUp', 6],
  ['user.signOut', 3],
  ['user.authFail', 2],
  ['user.forgotPassword', 1],
  ['user.updatePassword', 1],
];
const outboundHosts = ['www.ns.nl', 'www.linkedin.com', 'www.9292.nl'];

/** One visit to be made up. */
export interface VisitPlan {
  /** Seconds since 1970. */
  at: number;
  untilFair: number;
  device: Device;
  language: 'nl' | 'en';
  /** For how many equal visits it stands. */
  times: number;
  /** Days since this browser was counted before, -1 for never; null when it was counted on this day. */
  gap: number | null;
}

/** Everything that one visit says of itself. */
export function eventsOfVisit(plan: VisitPlan, content: CountedContent, random: Random): StoredEvent[] {
  const { device, language, times, untilFair } = plan;
  const isNewsletter = newsletterDays.some((day) => untilFair === day || untilFair === day - 1);
  const byLetter = isNewsletter && random.chance(0.45);
  const source = byLetter ? undefined : weighted(sources, random);
  const visit = {
    device,
    language,
    times,
    ...(source !== undefined && { source }),
    ...(byLetter && { campaign: 'nieuwsbrief' }),
  };
  const events: StoredEvent[] = [];
  let at = plan.at;
  const add = (kind: StoredKind, more: Partial<StoredEvent> = {}) =>
    events.push({ id: '', at, kind, ...visit, ...more });

  if (plan.gap !== null) add('visitor', { value: plan.gap });
  if (byLetter && content.links.length > 0 && random.chance(0.5))
    add('emailLink', { subject: popular(content.links, random) });
  let page: string | undefined;
  const pages = 1 + Math.floor(-Math.log(1 - random.below(1000) / 1000) * (isFairDay(untilFair) ? 2.2 : 1.6));
  for (let count = 0; count < Math.min(pages, 12); count += 1) {
    const next = nextPage(page, plan, content, random);
    if (next.startsWith('content.')) add(next as StoredKind, { subject: subjectOf(next, content, random) });
    else {
      if (next === '/bezoekersprofiel' && page !== undefined)
        add('marketing.clicked', { page, subject: 'ticket' });
      add('view', { page: next, ...(page !== undefined && { from: page, since: 40 }) });
      page = next;
      if (random.chance(0.3))
        add('read', { page, value: 5 + random.below(70), depth: Math.min(100, 30 + random.below(80)) });
      for (const [kind, more] of doneOn(next, isFairDay(untilFair), content, random))
        add(kind, { page, ...more });
    }
    at += 20 + random.below(90);
  }
  return events;
}

/** Draws a visitor's events on a page. */
function doneOn(
  page: string,
  inHall: boolean,
  content: CountedContent,
  random: Random,
): [StoredKind, Partial<StoredEvent>][] {
  const done: [StoredKind, Partial<StoredEvent>][] = [];
  const [, exhibitor] = /^\/standhouders\/(\d+)$/.exec(page) ?? [];
  if (exhibitor !== undefined && random.chance(0.4))
    done.push([weighted(inHall ? leadsInHall : leads, random), { subject: exhibitor }]);
  if (random.chance(page === '/contractformulier/organisatie' ? 0.7 : 0.015))
    done.push([weighted(accountActions, random), {}]);
  if (/^\/(?:standhouders|zoeken)$/.test(page) && random.chance(0.3)) {
    const isFound = random.chance(0.8);
    const subject = random.pick(isFound ? found : notFound);
    done.push(
      ['search', isFound ? { value: 3 } : { value: 0, subject }],
      ['searchTerm', { subject, value: 1 }],
    );
  }
  const featured = content.exhibitors.filter((one) => one.featured);
  if (page === '/standhouders' && featured.length > 0) {
    const subject = `featured-${random.pick(featured).number}`;
    done.push(['marketing.shown', { subject }]);
    if (random.chance(0.12)) done.push(['marketing.clicked', { subject }]);
  }
  if (page === '/locatie' && random.chance(0.3))
    done.push(['outbound', { subject: random.pick(outboundHosts) }]);
  if (random.chance(0.008)) {
    const subject = random.pick(gonePaths);
    done.push(['notFound', {}], ['notFoundPath', { subject, value: 1 }]);
  }
  return done;
}

/** Draws the page after this one, or the first of a visit. */
function nextPage(
  page: string | undefined,
  plan: VisitPlan,
  content: CountedContent,
  random: Random,
): string {
  const inHall = isFairDay(plan.untilFair);
  const session = () => `/programma/${popular(content.sessions, random)}`;
  const exhibitor = () => `/standhouders/${popular(content.exhibitors, random).number}`;
  if (page === '/programma') return random.chance(0.75) ? session() : random.pick(['/programma/tours', '/']);
  if (page === '/standhouders') return random.chance(0.8) ? exhibitor() : '/plattegrond';
  if (page === '/zoeken' && random.chance(0.7)) return random.chance(0.6) ? exhibitor() : session();
  if (page === '/bezoeken') return random.chance(0.6) ? '/bezoekersprofiel' : '/locatie';
  if (page === '/contractformulier')
    return random.chance(0.5) ? '/contractformulier/organisatie' : '/reglement-standhouders';
  if (page === '/contractformulier/organisatie' && random.chance(0.6)) return '/contractformulier/overzicht';
  const places: [string, number][] = [
    ['/', page === undefined ? 30 : 6],
    ['/programma', inHall ? 40 : 18],
    ['/standhouders', inHall ? 22 : 16],
    ['/plattegrond', inHall ? 25 : 5],
    ['/bezoeken', plan.untilFair > 0 ? 12 : 2],
    ['/bezoekersprofiel', plan.untilFair > 0 ? 8 : 1],
    ['/locatie', inHall ? 8 : 4],
    ['/zoeken', page === undefined ? 0 : 5],
    ['/nieuws', 4],
    // Details of these are counted as what they show: a visit that begins there would have no view.
    ['content.news', page === undefined ? 0 : 5],
    ['content.calendar', page === undefined ? 0 : 1],
    ['content.vacancy', page === undefined ? 0 : 1],
    ['/sprekers', 3],
    ['/faq', 3],
    ['/deelnemen-als-standhouder', plan.untilFair > 40 ? 6 : 1],
    ['/contractformulier', plan.untilFair > 40 ? 3 : 0],
    ['/fotos-2025', plan.untilFair < 0 ? 20 : 1],
  ];
  const chosen = weighted(places, random);
  if (chosen === '/sprekers' && random.chance(0.6)) return `/sprekers/${popular(content.speakers, random)}`;
  if (chosen === '/programma' && page === undefined && random.chance(0.3)) return session();
  if (chosen === '/standhouders' && page === undefined && random.chance(0.4)) return exhibitor();
  return chosen;
}

function subjectOf(kind: string, content: CountedContent, random: Random): string {
  if (kind === 'content.news') return popular(content.news, random);
  return popular(kind === 'content.calendar' ? content.calendar : content.vacancies, random);
}

/** A few are asked for much, most a little. */
function popular<Value>(values: readonly Value[], random: Random): Value {
  const place = Math.floor(values.length * (random.below(10_000) / 10_000) ** 2.2);
  const value = values[place];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
}

function weighted<Value>(values: readonly (readonly [Value, number])[], random: Random): Value {
  let left = random.below(values.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [value, weight] of values) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new Error('Nothing has any weight.');
}
