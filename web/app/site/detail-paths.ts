interface Numbered {
  publicId: number;
  slug: string;
}

export function exhibitorPath(exhibitor: Numbered): string {
  return detailPath('/standhouders', exhibitor);
}

export function sessionPath({ publicId }: { publicId: number }): string {
  return `/programma/${publicId}`;
}

export function requestPlacePath({ publicId }: { publicId: number }): string {
  return `/plaats/aanvragen?onderdeel=${publicId}`;
}

export function questionPath({ slug }: { slug: string }): string {
  return `/faq?${new URLSearchParams({ vraag: slug }).toString()}#${encodeURIComponent(slug)}`;
}

export function speakerPath(speaker: Numbered): string {
  return detailPath('/sprekers', speaker);
}

export function pavilionPath(pavilion: Numbered): string {
  return detailPath('/paviljoens', pavilion);
}

export function newsPath(article: Numbered): string {
  return detailPath('/nieuws', article);
}

export function interviewPath(interview: Numbered): string {
  return detailPath('/interviews', interview);
}

export function calendarPath(item: Numbered): string {
  return detailPath('/kalender', item);
}

export function vacancyPath(vacancy: Numbered): string {
  return detailPath('/vacatures', vacancy);
}

/** The lists of a past edition. */
export type EditionList = 'programma' | 'standhouders' | 'sprekers';

/** The archive of a past edition by its year, or a list of it. */
export function editionPath(year: number, list?: EditionList): string {
  return list === undefined ? `/editie/${year}` : `/editie/${year}/${list}`;
}

export const planPath = '/plattegrond';

/** Id of the drawing on the floor plan, so that a link about a stand opens there. */
export const drawingId = 'tekening';

export function standOnPlanPath(code: string): string {
  return `${planPath}?${new URLSearchParams({ stand: code }).toString()}#${drawingId}`;
}

export function albumPath(album: Numbered): string {
  return detailPath('/fotoalbums', album);
}

/** Path at which the nth photo of an album, counted from 1, stands on its own. */
export function photoPath(album: Numbered, n: number): string {
  return `${albumPath(album)}?foto=${n}`;
}

function detailPath(list: string, { publicId, slug }: Numbered): string {
  return `${list}/${publicId}/${encodeURIComponent(slug)}`;
}
