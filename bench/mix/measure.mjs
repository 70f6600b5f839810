/**
 * The row that counts: what visitors ask for in the course of a day, all at once, while an editor publishes; see
 * docs/benchmarks.md. Every site in turn stands behind the same nginx.
 */
import { startEditor } from './editor.mjs';
import { startFront } from './front.mjs';
import { drawRequests, percentile } from './plan.mjs';
import { findBestRate, startGenerator } from './ramp.mjs';

/** As many as a list of requests has before it begins again. */
const requestCount = 20_000;
const warmRate = 40;
/** Encodings that browsers ask for. */
const browserEncodings = 'gzip, deflate, br';
/** A path ends at a backslash too: Next.js sends its pages' data as a script with escaped quotes. */
const picturePattern = /\/(?:beeld|uploads)\/[^"\\\s,]+/g;

/**
 * @param {{ name: string, start: () => Promise<object>, isPicture: (path: string) => boolean, search: Function, data: Function }} contender
 * @param {{ folder: string, seconds: number }} how `seconds`: how long every rate is asked
 */
export async function measureMix(contender, { folder, seconds }) {
  const started = await contender.start();
  const front = await startFront(folder, started);
  const generator = startGenerator();
  try {
    const requests = await requestsFor(contender, started, front.url);
    const parts = { site: started.measured, nginx: front.measured, backend: started.backend };
    const cpuOf = () => Object.entries(parts).map(([part, { cpuSeconds }]) => [part, cpuSeconds()]);
    const ask = async (perSecond) => {
      const before = Object.fromEntries(cpuOf());
      const step = await generator.ask({ requests, perSecond, seconds });
      const cpuSeconds = Object.fromEntries(cpuOf().map(([part, after]) => [part, after - before[part]]));
      console.log(lineOf({ ...step, perSecond, cpuSeconds }));
      return { ...step, cpuSeconds };
    };
    await generator.ask({ requests, perSecond: warmRate, seconds: Math.max(10, seconds) });
    const editor = await startEditor({ editor: started.editor, site: front.url });
    const { found, changes } = await whileEditing(editor, () => findBestRate({ ask }));
    return { name: contender.name, ...found, changes };
  } finally {
    generator.stop();
    await front.measured.stop();
    await started.stop();
  }
}

/** Ends the editor's work too when there is no response. */
async function whileEditing(editor, work) {
  let changes;
  let found;
  try {
    found = await work();
  } finally {
    changes = await editor.stop();
  }
  return { found, changes };
}

async function requestsFor({ isPicture, search, data }, { editor, signedInCookie, pages }, site) {
  const exhibitors = await editor.documents('exhibitor');
  const drawn = drawRequests({
    count: requestCount,
    pages: pages ?? [
      ...['/', '/standhouders'],
      ...exhibitors.map(({ publicId, slug }) => `/standhouders/${publicId}/${slug}`),
    ],
    pictures: await picturesOf(site, isPicture),
    themes: await editor.themes(),
  });
  const visitor = { 'accept-encoding': browserEncodings, cookie: 'locale=nl' };
  return drawn.map(({ kind, path, query }) => {
    const cookie = kind === 'signedIn' ? signedInCookie : visitor.cookie;
    const { path: asked, headers } =
      kind === 'data' ? data(path) : { path: kind === 'search' ? search(query) : path };
    return { kind, url: site + asked, headers: { ...visitor, cookie, ...headers } };
  });
}

async function picturesOf(site, isPicture) {
  const found = new Set();
  for (const path of ['/', '/standhouders']) {
    const text = await (await fetch(site + path)).text();
    for (const [picture] of text.matchAll(picturePattern)) if (isPicture(picture)) found.add(picture);
  }
  return [...found];
}

const sum = (values) => Object.values(values).reduce((total, value) => total + value, 0);

function lineOf({ perSecond, requests, cpuSeconds, p99Ms, failed, failures }) {
  const p99 = p99Ms === null ? 'no response' : `p99 ${Math.round(p99Ms)} ms`;
  const why = failed === 0 ? '' : ` ${JSON.stringify(failures)}`;
  return `  ${perSecond}/s: ${Math.round(requests / sum(cpuSeconds))} per core-second, ${p99}, ${failed} failed${why}`;
}

/** One line for the table. */
export function rowOf({ name, best, end, changes }) {
  const seen = changes.seenMs;
  const inSeconds = (ms) => (ms === null ? null : Number((ms / 1000).toFixed(1)));
  const cpu = best ? sum(best.cpuSeconds) : null;
  const perCoreSecond = (seconds) => Math.round(best.requests / seconds);
  return {
    site: name,
    'per core-second': best && perCoreSecond(cpu),
    'without the backend': best && perCoreSecond(cpu - best.cpuSeconds.backend),
    'per second': best?.perSecond ?? null,
    'p50 ms': best && Math.round(best.p50Ms),
    'p99 ms': best && Math.round(best.p99Ms),
    failures: best?.failed ?? null,
    'ends by': end,
    'seen, median s': inSeconds(percentile(seen, 0.5)),
    'seen, longest s': inSeconds(percentile(seen, 1)),
    changes: seen.length,
    unseen: changes.unseen,
  };
}
