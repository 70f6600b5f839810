interface Numbered {
  publicId: number;
  slug: string;
}

/** Path of the page of an exhibitor. */
export function exhibitorPath(exhibitor: Numbered): string {
  return detailPath('/standhouders', exhibitor);
}

/** Path of the page of something in the programme. */
export function sessionPath({ publicId }: { publicId: number }): string {
  return `/programma/${publicId}`;
}

/** Path at which somebody asks for a place at a session. */
export function requestPlacePath({ publicId }: { publicId: number }): string {
  return `/plaats/aanvragen?onderdeel=${publicId}`;
}

/** Path of the FAQ with one question unfolded and in view. */
export function questionPath({ slug }: { slug: string }): string {
  return `/faq?${new URLSearchParams({ vraag: slug }).toString()}#${encodeURIComponent(slug)}`;
}

/** Path of the page of a speaker. */
export function speakerPath(speaker: Numbered): string {
  return detailPath('/sprekers', speaker);
}

/** Path of the page of a pavilion. */
export function pavilionPath(pavilion: Numbered): string {
  return detailPath('/paviljoens', pavilion);
}

/** Path of the page of a news article. */
export function newsPath(article: Numbered): string {
  return detailPath('/nieuws', article);
}

/** Path of the page of an interview. */
export function interviewPath(interview: Numbered): string {
  return detailPath('/interviews', interview);
}

/** Path of the page of something in the calendar. */
export function calendarPath(item: Numbered): string {
  return detailPath('/kalender', item);
}

/** Path of the page of a vacancy. */
export function vacancyPath(vacancy: Numbered): string {
  return detailPath('/vacatures', vacancy);
}

/** Path of the floor plan. */
export const planPath = '/plattegrond';

/** Id of the drawing on the floor plan, so that a link about a stand opens there. */
export const drawingId = 'tekening';

/** Path of the floor plan with this stand marked. */
export function standOnPlanPath(code: string): string {
  return `${planPath}?${new URLSearchParams({ stand: code }).toString()}#${drawingId}`;
}

/** Path of the page of a photo album of the edition that the site looks back on. */
export function albumPath(album: Numbered): string {
  return detailPath('/fotos-2025', album);
}

/** Path at which the nth photo of an album, counted from 1, stands on its own. */
export function photoPath(album: Numbered, n: number): string {
  return `${albumPath(album)}?foto=${n}`;
}

function detailPath(list: string, { publicId, slug }: Numbered): string {
  return `${list}/${publicId}/${encodeURIComponent(slug)}`;
}

/** The edition whose photos the site has. */
export const albumYear = '2025';
