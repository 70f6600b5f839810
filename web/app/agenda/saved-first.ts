import { dayPlan, type Step, type Timed } from 'beursvloer-domain/agenda';
import { toIsoWithOffset } from '../clock/wall-clock';
import { english } from '../messages/en/format';
import { langOn, localePath, type Locale } from '../messages/locale';
import { dutch } from '../messages/nl/format';
import { hasEnd, spanOf } from '../programme/session-time';
import { sessionPath } from '../site/detail-paths';
import { edges } from './card-edges';

/** A session as the data of the page has it: `offer.server.ts`. */
export interface SavedSession {
  publicId: number;
  title: string;
  day: string;
  startTime: string;
  endTime: string;
  room: { name: string; hall: { name: string } | null } | null;
  meetingPoint: string | null;
  locale?: string;
}

interface Planned extends Timed {
  session: SavedSession;
}

const formats = { nl: dutch, en: english };

/**
 * The sessions that somebody saved, day by day, as HTML: when, where and what, with the same looks as the page gives them. The
 * service worker puts it in the page, so that it is there at the first paint, seconds before a phone has run the scripts that
 * draw the rest.
 */
export function drawSaved(sessions: readonly SavedSession[], language: Locale): string {
  if (sessions.length === 0) return '';
  const days = [...new Set(sessions.map(({ day }) => day))].sort();
  const drawn = days.map((day) => {
    const steps = dayPlan(sessions.filter((session) => session.day === day).map(planned), null);
    const cards = steps.map((step) => `<li>${card(step, language)}</li>`).join('');
    const name = text(formats[language].day(day, 'long-without-year'));
    return `<section class="mb-10"><h2 class="heading heading-heading first-letter:uppercase">${name}</h2><ol class="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">${cards}</ol></section>`;
  });
  return `<div class="grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem]"><div>${drawn.join('')}</div></div>`;
}

const planned = (session: SavedSession): Planned => ({
  id: `session:${session.publicId}`,
  ...spanOf(session),
  place: { room: session.room?.name ?? null, hall: session.room?.hall?.name ?? null },
  session,
});

function card({ item: { session }, feasibility }: Step<Planned>, language: Locale): string {
  const { day, startTime, endTime, title } = session;
  const format = formats[language];
  const times = text(hasEnd(session) ? format.timeRange(startTime, endTime) : format.time(startTime));
  const lang = langAttribute(session, language);
  const href = text(localePath(language, sessionPath(session)));
  const when = `<time datetime="${text(toIsoWithOffset(day, startTime))}" class="font-display text-lg font-bold whitespace-nowrap tabular-nums">${times}</time>`;
  const what = `<h3${lang} class="mt-1 text-lg leading-snug font-bold hyphens-auto"><a href="${href}" class="text-ink underline-offset-4">${text(title)}</a></h3>`;
  return `<article class="rounded-card border border-l-4 border-line bg-surface p-4 sm:p-5 ${edges[feasibility]}">${when}${what}${place(session, lang)}</article>`;
}

/** Titles may be in another language than the page. */
function langAttribute(session: SavedSession, language: Locale): string {
  const lang = langOn(language, session);
  return lang === undefined ? '' : ` lang="${lang}"`;
}

function place({ room, meetingPoint }: SavedSession, lang: string): string {
  if (!room) {
    if (meetingPoint === null) return '';
    return `<p${lang} class="mt-2 text-sm font-semibold">${text(meetingPoint)}</p>`;
  }
  const tag = `<span class="stand-tag inline-flex min-h-7 max-w-full items-center py-1 pr-2.5 pl-5.5 font-display text-sm leading-tight font-bold"><span class="min-w-0">${text(room.name)}</span></span>`;
  const hall = room.hall
    ? `<span class="text-sm font-semibold text-ink-soft">${text(room.hall.name)}</span>`
    : '';
  return `<p class="mt-2 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">${tag}${hall}</p>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text of editors, as it stands in HTML. */
const text = (value: string) => value.replace(/[&<>"']/g, (character) => entities[character] ?? '');
