import { fairPhases } from 'beursvloer-domain/fair';
import { z } from 'zod';
import { blockSchemas } from './block-schemas';
import type { CmsClient } from '../../client/client';
import { findExhibitorsInOrder, listFeaturedExhibitors } from '../exhibitor';
import { findForm } from '../form/form';
import { findQuestionsInOrder, listQuestionsOfCategory } from '../faq';
import { highlightsNow } from './highlights.server';
import { listLatestNews } from '../news-article';
import { logOnce } from '../../client/response/parse';
import { findAlbum, type PhotoAlbum } from '../photo-album';
import { listedExhibitor, listedSession, type BriefSession } from '../listed';
import { findSessionsInOrder, listFeaturedSessions } from '../session';
import { fairPhase } from '../fair-phase.server';
import { shownInPhases } from './phases';

/** A marquee without chosen exhibitors shows the featured ones, at most this many. */
const marqueeLimit = 40;

/** Makes the reader of one block: its shape, then what it refers to in the place of the references. */
function reader<Name extends string, Shape extends z.ZodObject, Content extends object>(
  name: Name,
  shape: Shape,
  fill: (content: z.output<Shape>, cms: CmsClient) => Content | Promise<Content>,
) {
  return async (
    cms: CmsClient,
    row: unknown,
    key: string,
  ): Promise<({ type: Name; key: string } & Content) | null> => {
    const parsed = shape.safeParse(row);
    if (!parsed.success) {
      logOnce(
        `block '${name}' left out (${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')})`,
      );
      return null;
    }
    return { ...(await fill(parsed.data, cms)), type: name, key };
  };
}

function plain<Name extends string, Shape extends z.ZodObject>(name: Name, shape: Shape) {
  return reader(name, shape, (content): z.output<Shape> => content);
}

const shapes = blockSchemas;
const readers = {
  hero: plain('hero', shapes.hero),
  'rich-text': plain('rich-text', shapes['rich-text']),
  'text-with-image': plain('text-with-image', shapes['text-with-image']),
  cards: plain('cards', shapes.cards),
  topics: plain('topics', shapes.topics),
  'call-to-action': plain('call-to-action', shapes['call-to-action']),
  video: plain('video', shapes.video),
  quote: plain('quote', shapes.quote),
  figures: plain('figures', shapes.figures),
  downloads: plain('downloads', shapes.downloads),
  map: plain('map', shapes.map),
  countdown: plain('countdown', shapes.countdown),

  form: reader('form', shapes.form, async ({ form, ...content }, cms) => {
    const found = form && (await findForm(cms, form.slug));
    const isClosed = found?.closesAfterFair === true && (await fairPhase(cms)) === 'after';
    return { ...content, form: found, isClosed };
  }),

  gallery: reader('gallery', shapes.gallery, async ({ album, images, limit, ...content }, cms) => {
    const found = album ? await findAlbum(cms, album.publicId) : null;
    const photos = found?.photos.slice(0, limit) ?? [];
    const loose = images.filter((image) => image !== null).slice(0, limit - photos.length);
    return { ...content, album: found && { ...found, photos }, images: loose };
  }),

  faq: reader('faq', shapes.faq, async ({ category, questions, ...content }, cms) => {
    const [chosen, ofCategory] = await Promise.all([
      findQuestionsInOrder(cms, questions),
      category ? listQuestionsOfCategory(cms, category.slug) : [],
    ]);
    const more = ofCategory.filter(({ slug }) => !questions.includes(slug));
    return { ...content, questions: [...chosen, ...more] };
  }),

  'logo-marquee': reader('logo-marquee', shapes['logo-marquee'], async ({ exhibitors, ...content }, cms) => {
    const shown =
      exhibitors.length > 0
        ? await findExhibitorsInOrder(cms, exhibitors)
        : await listFeaturedExhibitors(cms, { limit: marqueeLimit });
    return {
      ...content,
      exhibitors: shown.map(({ publicId, name, slug, logo }) => ({ publicId, name, slug, logo })),
    };
  }),

  'exhibitor-grid': reader(
    'exhibitor-grid',
    shapes['exhibitor-grid'],
    async ({ exhibitors, kind, limit, ...content }, cms) => {
      if (exhibitors.length === 0) {
        const featured = await listFeaturedExhibitors(cms, { kind, limit });
        return { ...content, kind, exhibitors: featured.map(listedExhibitor) };
      }
      const chosen = await findExhibitorsInOrder(cms, exhibitors);
      const ofKind = chosen.filter((exhibitor) => kind === null || exhibitor.kind === kind);
      return { ...content, kind, exhibitors: ofKind.slice(0, limit).map(listedExhibitor) };
    },
  ),

  'programme-highlights': reader(
    'programme-highlights',
    shapes['programme-highlights'],
    async ({ sessions, limit, ...content }, cms) => {
      const all =
        sessions.length > 0 ? await findSessionsInOrder(cms, sessions) : await listFeaturedSessions(cms);
      return { ...content, sessions: highlightsNow(all, limit).map(listedSession) };
    },
  ),

  'latest-news': reader('latest-news', shapes['latest-news'], async ({ limit, ...content }, cms) => ({
    ...content,
    articles: await listLatestNews(cms, limit),
  })),
};

type EditorBlock = NonNullable<Awaited<ReturnType<(typeof readers)[keyof typeof readers]>>>;
/** An album with its first photos, and how many it has. */
export type AlbumInList = PhotoAlbum & { count: number };
/**
 * Parts that the site puts between the blocks of editors: on the front page what is on today and what to prepare, and the albums
 * on a page with photos.
 */
type FixedBlock =
  | { type: 'today'; key: string; sessions: BriefSession[] }
  | { type: 'prepare-visit'; key: string }
  | { type: 'albums'; key: string; albums: AlbumInList[] };
/** Any block a page can be built of, told apart by `type`; `key` is unique within its page. */
export type Block = EditorBlock | FixedBlock;
export type BlockType = Block['type'];
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;

const zoneRow = z.object({ __component: z.string(), phase: shownInPhases });

/**
 * The rows of a dynamic zone that are shown in this phase of the fair. All of them when that leaves none: a page is never
 * empty because nobody thought of a phase.
 */
export async function rowsInPhase(cms: CmsClient, zone: unknown): Promise<unknown[]> {
  if (!Array.isArray(zone)) return [];
  const rows = zone.map((row: unknown) => ({
    row,
    phases: zoneRow.safeParse(row).data?.phase ?? fairPhases,
  }));
  const isTimeless = rows.every(({ phases }) => phases.length === fairPhases.length);
  if (isTimeless) return rows.map(({ row }) => row);
  const phase = await fairPhase(cms);
  const shown = rows.filter(({ phases }) => phases.includes(phase));
  return (shown.length > 0 ? shown : rows).map(({ row }) => row);
}

/** The blocks of these rows of a dynamic zone, filled in parallel. Blocks the site does not know are left out and logged once. */
export async function resolveBlocks(cms: CmsClient, rows: readonly unknown[]): Promise<Block[]> {
  const blocks = await Promise.all(
    rows.map(async (row: unknown, index): Promise<Block | null> => {
      const parsed = zoneRow.safeParse(row);
      const name = parsed.success ? parsed.data.__component.replace(/^blocks\./, '') : '';
      if (isBlockType(name)) return readers[name](cms, row, `${name}-${index}`);
      logOnce(`block '${name.slice(0, 60)}' left out (unknown)`);
      return null;
    }),
  );
  return blocks.filter((block) => block !== null);
}

function isBlockType(name: string): name is EditorBlock['type'] {
  return Object.hasOwn(readers, name);
}
