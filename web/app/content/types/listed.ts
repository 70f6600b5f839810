/** Items as lists send them. A device without reception makes the same lists, so this module reads nothing itself. */
import type { ExhibitorSummary } from './exhibitor';
import type { PictureFile } from './fields/picture';
import type { SessionSummary } from './session';
import type { SpeakerSummary } from './speaker';

/** An exhibitor with what a card shows: lists are sent without the rest. */
export type ListedExhibitor = Omit<ExhibitorSummary, 'province' | 'themes' | 'pavilion'> & {
  themes: { name: string }[];
};

export function listedExhibitor(exhibitor: ExhibitorSummary): ListedExhibitor {
  const { publicId, name, slug, kind, summary, logo, place, themes, stands, featured, locale } = exhibitor;
  return {
    publicId,
    name,
    slug,
    kind,
    summary,
    logo: withoutAlt(logo),
    place,
    themes: themes.map((theme) => ({ name: theme.name })),
    stands,
    featured,
    locale,
  };
}

/** An item of the programme with what cards, rows and timetables show: lists are sent without the rest. */
export type ListedSession = Omit<
  SessionSummary,
  'summary' | 'speakers' | 'audiences' | 'exhibitors' | 'pavilion' | 'featured'
> & {
  speakers: Pick<SessionSummary['speakers'][number], 'publicId' | 'name' | 'portrait'>[];
  /** Those that a tour visits. */
  exhibitors: { name: string }[];
};

export function listedSession(session: SessionSummary): ListedSession {
  const { publicId, title, slug, day, startTime, endTime, room, meetingPoint, themes, locale } = session;
  return {
    publicId,
    title,
    slug,
    kind: session.kind,
    day,
    startTime,
    endTime,
    room,
    meetingPoint,
    speakers: session.speakers.map(({ publicId: id, name, portrait }) => ({
      publicId: id,
      name,
      portrait: withoutAlt(portrait),
    })),
    themes,
    exhibitors: session.kind?.isTour ? session.exhibitors.map(({ name }) => ({ name })) : [],
    language: session.language,
    capacity: session.capacity,
    locale,
  };
}

/** An item of the programme with what a row of text shows: when, what and where. */
export type BriefSession = Pick<
  SessionSummary,
  'publicId' | 'title' | 'day' | 'startTime' | 'endTime' | 'meetingPoint' | 'language' | 'locale'
> & { room: { name: string; hall: { name: string } | null } | null };

export function briefSession(session: SessionSummary): BriefSession {
  const { publicId, title, day, startTime, endTime, room, meetingPoint, language, locale } = session;
  const place = room && { name: room.name, hall: room.hall && { name: room.hall.name } };
  return { publicId, title, day, startTime, endTime, room: place, meetingPoint, language, locale };
}

/** A speaker with what a card shows: lists are sent without the rest. */
export type ListedSpeaker = Omit<SpeakerSummary, 'summary' | 'themes'>;

export function listedSpeaker(speaker: SpeakerSummary): ListedSpeaker {
  const { publicId, name, slug, position, organisation, portrait, featured, locale } = speaker;
  return { publicId, name, slug, position, organisation, portrait: withoutAlt(portrait), featured, locale };
}

/** A picture beside words that say the same: without the description that would only repeat them. */
function withoutAlt(file: PictureFile | null): PictureFile | null {
  return file && { ...file, alt: '' };
}
