export interface Place {
  path: string;
  query?: Record<string, string>;
}

export interface PathSource {
  slug?: unknown;
  publicId?: unknown;
}

/** Types with a page per document, under its public number and slug. */
const numbered: ReadonlyMap<string, string> = new Map([
  ['exhibitor', '/standhouders'],
  ['speaker', '/sprekers'],
  ['pavilion', '/paviljoens'],
  ['news-article', '/nieuws'],
  ['interview', '/interviews'],
  ['calendar-item', '/kalender'],
  ['vacancy', '/vacatures'],
]);

const gathered: ReadonlyMap<string, string> = new Map([
  ['photo-album', '/fotos-2025'],
  ['stand', '/plattegrond'],
  ['rules-version', '/reglement-standhouders'],
  ['catalogue-item', '/adverteren-en-signing'],
  ['stand-offer', '/contractformulier'],
  ['site-setting', '/'],
  ['navigation', '/'],
]);

const filters: ReadonlyMap<string, { path: string; name: string }> = new Map([
  ['theme', { path: '/standhouders', name: 'thema' }],
  ['hall', { path: '/standhouders', name: 'hal' }],
  ['audience', { path: '/programma', name: 'doelgroep' }],
  ['faq-category', { path: '/faq', name: 'categorie' }],
  ['faq-question', { path: '/faq', name: 'vraag' }],
  ['room', { path: '/programma', name: 'zaal' }],
  ['catalogue-category', { path: '/adverteren-en-signing', name: 'groep' }],
]);

/**
 * Finds the place of a document, in Dutch and without a language prefix. Null for a type that visitors never see and
 * for a draft without a URL. `type` is the singular name of the content type.
 */
export function placeOf(type: string, document: PathSource): Place | null {
  const slug = typeof document.slug === 'string' && document.slug !== '' ? document.slug : null;
  const publicId = typeof document.publicId === 'number' ? document.publicId : null;

  const page = gathered.get(type);
  if (page !== undefined) return { path: page };
  if (type === 'session') return publicId === null ? null : { path: `/programma/${publicId}` };
  if (slug === null) return null;

  const list = numbered.get(type);
  if (list !== undefined) return publicId === null ? null : { path: `${list}/${publicId}/${slug}` };
  const filter = filters.get(type);
  if (filter !== undefined) return { path: filter.path, query: { [filter.name]: slug } };
  // Not a page of its own for visitors, who see a form in a page: only a preview opens this one.
  if (type === 'form') return { path: `/formulieren/${slug}` };
  if (type === 'page') return { path: slug === 'home' ? '/' : `/${slug}` };
  return null;
}
