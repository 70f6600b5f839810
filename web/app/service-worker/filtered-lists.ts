import { toWallClock } from '../clock/wall-clock';
import { findPackedValue } from '../../caching/device-pack';
import { kindAt } from '../exhibitors/kinds';
import { exhibitorData, type WholeExhibitors } from '../exhibitors/list/exhibitor-data';
import { exhibitorsFound, textOf } from '../exhibitors/list/search';
import { exhibitorList, ofKind } from '../exhibitors/list/select';
import { planData, type WholePlan } from '../floor-plan/plan-data';
import { planDefinition } from '../floor-plan/select';
import { InvalidListState, parseListState } from '../listing/request/search-params';
import { localeOf } from '../messages/locale';
import { programmeList, programmeStateIn } from '../programme/list/list-state';
import { programmeData, type WholeProgramme } from '../programme/list/programme-data';
import { pageBelow } from '../programme/pages';
import { speakerData } from '../speakers/speaker-data';
import { speakerList } from '../speakers/select';
import type { SpeakerSummary } from '../content/types/speaker';
import { indexTexts } from '../text-search/text-index';

type Load = <Value>(name: string, isValue: (value: unknown) => value is Value) => Promise<Value>;

/** How the lists are narrowed, by the name of what they are made of: app/sitemap/pack-pages.server.ts. Null for no such page. */
const makers: Readonly<
  Record<string, (load: Load, pathname: string, params: URLSearchParams) => Promise<object | null>>
> = {
  async programme(load, pathname, params) {
    const whole = await load('programme', isProgramme);
    const page = pageBelow(whole.labels.kinds, /\/programma\/([^/]+)$/.exec(pathname)?.[1]);
    if (page === null) return null;
    const state = programmeStateIn(parseListState(programmeList, params), params, page);
    return state && programmeData(page, state, whole, toWallClock(new Date()).day);
  },
  async exhibitors(load, pathname, params) {
    const whole = await load('exhibitors', isExhibitors);
    const kind = kindAt(whole.names.kinds, pathname);
    const state = ofKind(parseListState(exhibitorList, params), kind);
    const { exhibitors: all, names } = whole;
    const index = () => indexTexts(all.map((exhibitor) => textOf(exhibitor, names)));
    const found = state.q === '' ? all : exhibitorsFound(all, index(), state.q);
    return exhibitorData(kind, state, whole, found);
  },
  async speakers(load, _pathname, params) {
    const { speakers } = await load('speakers', isSpeakers);
    const { sessions } = await load('programme', isProgramme);
    return speakerData(parseListState(speakerList, params), speakers, sessions);
  },
  async plan(load, _pathname, params) {
    const { exhibitors } = await load('exhibitors', isExhibitors);
    const plan = await load('plan', isPlan);
    return planData(parseListState(planDefinition, params), { ...plan, exhibitors });
  },
};

/**
 * The data of a list page at a path with a query, made on this device by what the server makes it with. Null when there is no
 * such page, or when the query is none of the site.
 */
export async function narrow(name: string, path: string): Promise<object | null> {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid');
  const load: Load = async (wanted, isValue) => {
    const value = await findPackedValue(localeOf(pathname), wanted);
    if (!isValue(value)) throw new TypeError(`The pack has no ${wanted}`);
    return value;
  };
  try {
    return (await makers[name]?.(load, pathname, searchParams)) ?? null;
  } catch (error) {
    if (error instanceof InvalidListState) return null;
    throw error;
  }
}

// The pack is of this build: what it has under a name is what the server put there.
const has = (value: unknown, ...lists: string[]) =>
  typeof value === 'object' &&
  value !== null &&
  lists.every((list) => Array.isArray(new Map<string, unknown>(Object.entries(value)).get(list)));
const isProgramme = (value: unknown): value is WholeProgramme => has(value, 'sessions', 'fairDays');
const isExhibitors = (value: unknown): value is WholeExhibitors => has(value, 'exhibitors');
const isSpeakers = (value: unknown): value is { speakers: SpeakerSummary[] } => has(value, 'speakers');
const isPlan = (value: unknown): value is Omit<WholePlan, 'exhibitors'> =>
  has(value, 'halls', 'rooms', 'stands');
