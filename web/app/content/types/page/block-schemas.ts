import { z } from 'zod';
import { calendarDate, flag, listOf, maybe, optionalText, requiredText } from '../../client/response/parse';
import { formReference } from '../form/form';
import { picture } from '../fields/picture';
import { richText } from '../fields/rich-text';
import { isSafeUrl } from '../fields/safe-url';
import * as shared from '../fields/shared';

/** Rows a block refers to, by the number or slug under which the type's own file finds them again. */
const numbers = (what: string) =>
  listOf(what, z.object({ publicId: z.int() })).transform((rows) => rows.map(({ publicId }) => publicId));
const slugs = (what: string) =>
  listOf(what, z.object({ slug: requiredText })).transform((rows) => rows.map(({ slug }) => slug));
const limit = (otherwise: number) => z.int().min(1).max(100).catch(otherwise);
const heading = { title: optionalText };
const intro = { title: optionalText, text: optionalText };

/** How long a marquee takes for one round unless an editor says otherwise: docs/behaviour.md. */
const marqueeSeconds = 20;

const callToActionTone = z
  .enum(['Oranje', 'Groen', 'Blauw', 'Grijs'])
  .catch('Oranje')
  .transform((tone) => (({ Oranje: 'orange', Groen: 'green', Blauw: 'blue', Grijs: 'grey' }) as const)[tone]);

const side = z
  .enum(['Links', 'Rechts'])
  .catch('Rechts')
  .transform((name): 'left' | 'right' => (name === 'Links' ? 'left' : 'right'));

const card = z.object({
  title: requiredText,
  text: optionalText,
  icon: optionalText,
  image: picture,
  link: shared.optionalLink,
});

const topicsLook = z
  .enum(['Kaarten', 'Stappen', 'Tijdlijn'])
  .catch('Kaarten')
  .transform((look) => (({ Kaarten: 'cards', Stappen: 'steps', Tijdlijn: 'timeline' }) as const)[look]);

const topic = z.object({
  title: requiredText,
  icon: optionalText,
  label: optionalText,
  date: maybe('date of a topic', calendarDate),
  body: richText,
  link: shared.optionalLink,
});

const videoFile = z
  .object({ url: z.string().refine(isSafeUrl, 'not a safe URL'), mime: z.string() })
  .transform(({ url, mime }) => ({ url, mime }));

const subtitleFile = z
  .object({ url: z.string().refine(isSafeUrl, 'not a safe URL') })
  .transform(({ url }) => ({ url }));

export const blockSchemas = {
  hero: z.object({
    eyebrow: optionalText,
    title: requiredText,
    text: optionalText,
    image: picture,
    buttons: shared.buttons,
    showEdition: flag,
    showCountdown: flag,
  }),
  'rich-text': z.object({ body: richText }),
  'text-with-image': z.object({ ...heading, body: richText, image: picture, side, buttons: shared.buttons }),
  cards: z.object({ ...intro, cards: listOf('card', card) }),
  topics: z.object({ ...intro, look: topicsLook, topics: listOf('topic', topic) }),
  'call-to-action': z.object({
    title: requiredText,
    text: optionalText,
    buttons: shared.buttons,
    tone: callToActionTone,
  }),
  gallery: z.object({
    ...intro,
    album: maybe('photo album', z.object({ publicId: z.int() })),
    images: listOf('picture', picture),
    limit: limit(12),
    link: shared.optionalLink,
  }),
  video: z.object({
    ...heading,
    file: maybe('video file', videoFile),
    subtitles: maybe('subtitles', subtitleFile),
    url: shared.httpsUrl,
    poster: picture,
    caption: optionalText,
  }),
  quote: z.object({ text: requiredText, name: requiredText, role: optionalText, image: picture }),
  figures: z.object({
    ...heading,
    figures: listOf('figure', z.object({ value: requiredText, label: requiredText })),
  }),
  'logo-marquee': z.object({
    ...heading,
    exhibitors: numbers('exhibitor'),
    /** Seconds for one round. */
    duration: z.int().min(5).max(120).catch(marqueeSeconds),
  }),
  faq: z.object({
    ...heading,
    category: maybe('faq category', z.object({ slug: requiredText })),
    questions: slugs('question'),
  }),
  downloads: z.object({ ...heading, files: shared.downloads }),
  form: z.object({ title: requiredText, text: optionalText, form: maybe('form', formReference) }),
  map: z.object({
    ...intro,
    image: picture,
    imageDark: picture,
    points: listOf('point on a map', z.object({ name: requiredText, text: optionalText })),
  }),
  'latest-news': z.object({ ...heading, limit: limit(3), link: shared.optionalLink }),
  'programme-highlights': z.object({
    ...intro,
    sessions: numbers('session'),
    limit: limit(6),
    link: shared.optionalLink,
  }),
  'exhibitor-grid': z.object({
    ...intro,
    exhibitors: numbers('exhibitor'),
    kind: optionalText,
    limit: limit(8),
    link: shared.optionalLink,
  }),
  countdown: z.object({ ...intro }),
};
