import { createHash } from 'node:crypto';
import { minutesOf, timeOf, toIsoWithOffset } from '../../clock/wall-clock';
import type { SessionSummary } from '../../content/types/session';
import type { SiteSettings } from '../../content/types/site';
import type { Messages } from '../../messages/nl';
import { exhibitorPath, sessionPath, speakerPath } from '../../site/detail-paths';
import { spanOf } from '../session-time';
import { guidOf } from './guid.server';
import { placeKey, placesOf } from './places';

/**
 * The programme in the words of c3voc's schedules (https://c3voc.de/wiki/schedule), which pretalx writes as well. Apps for
 * conferences, video teams and screens in halls read it.
 */
export type Schedule = NonNullable<ReturnType<typeof scheduleOf>>;
export type ScheduleEvent = Schedule['conference']['days'][number]['rooms'][string][number];

interface ScheduleContext {
  settings: Pick<SiteSettings, 'name' | 'edition' | 'days'>;
  messages: Messages;
  /** Of the site, without a language: ids follow from it, so they are the same in every language. */
  origin: string;
  /** The public address of the site in this language, without a slash at the end. */
  siteUrl: string;
}

const timeslot = '00:05';
const lastMinute = 24 * 60 - 1;

/** The whole programme as a schedule, or null as long as the fair has no day. */
export function scheduleOf(sessions: readonly SessionSummary[], context: ScheduleContext) {
  const { settings, messages, origin, siteUrl } = context;
  const title = [settings.name, settings.edition].filter(Boolean).join(' ');
  const acronym = acronymOf(title);
  const dates = [
    ...new Set([...settings.days, ...sessions.map(({ day }) => ({ date: day }))].map(({ date }) => date)),
  ];
  const start = dates.sort()[0];
  const end = dates.at(-1);
  if (start === undefined || end === undefined) return null;

  const places = placesOf(sessions, messages.programme.elsewhere);
  const eventOf = (session: SessionSummary, room: string) =>
    scheduleEvent(session, { ...context, acronym, room });
  const days = dates.map((date, index) => {
    const ofDay = sessions.filter(({ day }) => day === date);
    const { from, to } = hoursOf(date, ofDay, settings.days);
    return {
      index: index + 1,
      date,
      day_start: toIsoWithOffset(date, timeOf(from)),
      day_end: toIsoWithOffset(date, timeOf(to)),
      rooms: Object.fromEntries(
        [...places.values()].flatMap(({ key, name }) => {
          const here = ofDay.filter((session) => placeKey(session) === key);
          return here.length > 0 ? [[name, here.map((session) => eventOf(session, name))] as const] : [];
        }),
      ),
    };
  });
  const conference = {
    acronym,
    title,
    start,
    end,
    daysCount: days.length,
    timeslot_duration: timeslot,
    time_zone_name: 'Europe/Amsterdam',
    url: `${siteUrl}/programma`,
    rooms: [...places.values()].map(({ key, name, description, capacity }) => ({
      name,
      guid: guidOf(`${origin}/${key}`),
      description,
      capacity,
    })),
    tracks: [...new Set(sessions.flatMap(({ themes }) => themes[0]?.name ?? []))].map((name) => ({ name })),
    days,
  };
  return { version: versionOf(conference), base_url: siteUrl, conference };
}

/** The same text as long as nothing changes, so that readers see whether they have this version. */
function versionOf(conference: object): string {
  return createHash('sha256').update(JSON.stringify(conference)).digest('hex').slice(0, 12);
}

/** The hours of a day: those that the fair is open, and those of sessions before and after. */
function hoursOf(date: string, sessions: readonly SessionSummary[], days: SiteSettings['days']) {
  const open = days.filter((day) => day.date === date);
  const spans = sessions.map(spanOf);
  const from = [...open.map(({ opens }) => minutesOf(opens)), ...spans.map(({ start }) => start)];
  const to = [...open.map(({ closes }) => minutesOf(closes)), ...spans.map(({ end }) => end)];
  return { from: Math.min(...from), to: Math.min(Math.max(...to), lastMinute) };
}

/** A name of the fair for programs: letters, digits and underscores, at least four. */
function acronymOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const name = plain.replace(/[^a-z0-9]+/g, '_').replace(/^_+|_+$/g, '');
  return name.length >= 4 ? name : `beurs_${name}`.replace(/_+$/, '');
}

function scheduleEvent(
  session: SessionSummary,
  { origin, siteUrl, acronym, room }: ScheduleContext & { acronym: string; room: string },
) {
  const { publicId, title, day, startTime, summary, themes, speakers, exhibitors, language } = session;
  const span = spanOf(session);
  return {
    id: publicId,
    guid: guidOf(origin + sessionPath(session)),
    date: toIsoWithOffset(day, startTime),
    start: startTime,
    duration: timeOf(span.end - span.start),
    room,
    slug: `${acronym}-${publicId}`,
    url: siteUrl + sessionPath(session),
    title,
    subtitle: '',
    track: themes[0]?.name ?? null,
    type: session.kind?.name ?? '',
    language,
    abstract: summary,
    description: '',
    persons: speakers.map((speaker) => ({
      code: String(speaker.publicId),
      name: speaker.name,
      public_name: speaker.name,
      guid: guidOf(`${origin}/sprekers/${speaker.publicId}`),
      url: siteUrl + speakerPath(speaker),
      ...(speaker.portrait && { avatar: new URL(speaker.portrait.url, origin).href }),
    })),
    links: exhibitors.map((exhibitor) => ({
      title: exhibitor.name,
      url: siteUrl + exhibitorPath(exhibitor),
      type: 'related',
    })),
    attachments: [],
  };
}
