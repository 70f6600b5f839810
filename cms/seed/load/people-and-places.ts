import type { ExhibitorSeed, PavilionSeed, SessionSeed, SpeakerSeed } from '../content/types';
import { toDownloads, toRichTextOrNothing, toSeo, toTime, type Context } from './components';

/** The data of the documents that make up the fair itself; the parameters are as in `content/types.ts`. */

export function pavilionData(pavilion: PavilionSeed, context: Context) {
  return {
    ...pavilion,
    description: toRichTextOrNothing(pavilion.description),
    image: context.media.picture(pavilion.image),
    hall: context.references.one('hall', pavilion.hall),
    seo: toSeo(pavilion.seo, context),
  };
}

export function exhibitorData(exhibitor: ExhibitorSeed, context: Context) {
  const { media, references } = context;
  return {
    ...exhibitor,
    description: toRichTextOrNothing(exhibitor.description),
    logo: media.picture(exhibitor.logo),
    image: media.picture(exhibitor.image),
    themes: references.many('theme', exhibitor.themes),
    products: exhibitor.products?.map((product) => ({ ...product, image: media.picture(product.image) })),
    downloads: toDownloads(exhibitor.downloads, context),
    pavilion: references.one('pavilion', exhibitor.pavilion),
    stands: references.many('stand', exhibitor.stands),
    seo: toSeo(exhibitor.seo, context),
  };
}

export function speakerData(speaker: SpeakerSeed, context: Context) {
  return {
    ...speaker,
    biography: toRichTextOrNothing(speaker.biography),
    portrait: context.media.picture(speaker.portrait),
    themes: context.references.many('theme', speaker.themes),
    seo: toSeo(speaker.seo, context),
  };
}

export function sessionData(session: SessionSeed, context: Context) {
  const { media, references } = context;
  return {
    ...session,
    description: toRichTextOrNothing(session.description),
    startTime: toTime(session.startTime),
    endTime: toTime(session.endTime),
    room: references.one('room', session.room),
    speakers: session.speakers?.map(({ speaker, role }) => ({
      speaker: references.one('speaker', speaker),
      role,
    })),
    exhibitors: references.many('exhibitor', session.exhibitors),
    pavilion: references.one('pavilion', session.pavilion),
    themes: references.many('theme', session.themes),
    audiences: references.many('audience', session.audiences),
    image: media.picture(session.image),
    seo: toSeo(session.seo, context),
  };
}
