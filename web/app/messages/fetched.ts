import type { MiddlewareFunction } from 'react-router';
import { importPart, noteMissing } from '../rendering/builds/missing-part';
import { localeOf, withoutLocale, type Locale } from './locale';
import { allTextFiles, textFilesOf, type TextFile } from './text-files';
import type { FairTexts, Messages, RestTexts, StartTexts } from './nl';

/** What each file of a language holds. */
interface Files extends Record<TextFile, Partial<Messages>> {
  start: StartTexts;
  fair: FairTexts;
  rest: RestTexts;
}

const files: Record<Locale, { [File in TextFile]: () => Promise<Files[File]> }> = {
  nl: {
    start: async () => (await import('./nl-start')).start,
    fair: async () => (await import('./nl-fair')).fair,
    rest: async () => (await import('./nl-rest')).rest,
  },
  en: {
    start: async () => (await import('./en-start')).start,
    fair: async () => (await import('./en-fair')).fair,
    rest: async () => (await import('./en-rest')).rest,
  },
};

const held: Partial<Messages> = {};
const arriving = new Map<TextFile, Promise<void>>();

function fetchFile(file: TextFile): Promise<void> {
  const underWay = arriving.get(file);
  if (underWay) return underWay;
  const load: () => Promise<Partial<Messages>> = files[localeOf(window.location.pathname)][file];
  const arrival = importPart(load).then(
    (texts) => void Object.assign(held, texts),
    (error: unknown) => {
      arriving.delete(file);
      throw error;
    },
  );
  arriving.set(file, arrival);
  return arrival;
}

/** Fetches the texts that the page at hand starts with. */
export async function fetchFirstTexts(): Promise<void> {
  await Promise.all(textFilesOf(withoutLocale(window.location.pathname)).map(fetchFile));
}

/** Fetches all texts that are not here yet, for the page or the part that comes next. */
export async function fetchAllTexts(): Promise<void> {
  await Promise.all(allTextFiles.map(fetchFile));
}

/** Has the browser fetch all texts, for who will ask for them; nobody is told when they do not come. */
export function warmTexts(): void {
  for (const file of allTextFiles) files[localeOf(window.location.pathname)][file]().catch(() => {});
}

/** In the browser, around the loading of every page: its texts come along with its code and data. */
export const bringTexts: MiddlewareFunction = async (_, next) => {
  const texts = fetchAllTexts().catch((error: unknown) => {
    noteMissing();
    throw error;
  });
  const [results] = await Promise.all([next(), texts]);
  return results;
};

/** A text that is not here yet is waited for: React draws the part again when the promise is kept. */
function have<Area extends keyof Messages>(area: Area, file: TextFile): Messages[Area] {
  const texts = held[area];
  if (texts === undefined) throw fetchFile(file);
  return texts;
}

/** The texts of the page's language, in the browser. A language is a document of its own, so there is only one. */
export const fetchedMessages: Messages = {
  get format() {
    return have('format', 'start');
  },
  get shell() {
    return have('shell', 'start');
  },
  get search() {
    return have('search', 'rest');
  },
  get listing() {
    return have('listing', 'start');
  },
  get exhibitors() {
    return have('exhibitors', 'start');
  },
  get programme() {
    return have('programme', 'fair');
  },
  get blocks() {
    return have('blocks', 'start');
  },
  get news() {
    return have('news', 'fair');
  },
  get speakers() {
    return have('speakers', 'fair');
  },
  get pavilions() {
    return have('pavilions', 'fair');
  },
  get photos() {
    return have('photos', 'fair');
  },
  get account() {
    return have('account', 'rest');
  },
  get interviews() {
    return have('interviews', 'rest');
  },
  get calendar() {
    return have('calendar', 'rest');
  },
  get vacancies() {
    return have('vacancies', 'rest');
  },
  get floorPlan() {
    return have('floorPlan', 'rest');
  },
  get faq() {
    return have('faq', 'rest');
  },
  get preview() {
    return have('preview', 'rest');
  },
  get rules() {
    return have('rules', 'rest');
  },
  get catalogue() {
    return have('catalogue', 'rest');
  },
  get arrivals() {
    return have('arrivals', 'rest');
  },
};
