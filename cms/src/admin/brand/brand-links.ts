export const sign = '/brand-sign';

/** Loads the colours of the fair, which the theme names, and its sign for the tab. */
export function linkBrand(): void {
  for (const [rel, href] of [
    ['stylesheet', '/brand.css'],
    ['icon', sign],
  ])
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}
