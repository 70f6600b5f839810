/** The language of everything that is no text: translations lie over the document in this one. */
export const originalLocale = 'nl';

/** An action without a locale touches the version in the original language too. */
export function touchesOriginal(params: object): boolean {
  const locale: unknown = 'locale' in params ? params.locale : undefined;
  if (Array.isArray(locale)) return locale.includes(originalLocale);
  return typeof locale !== 'string' || locale === originalLocale || locale === '*';
}

/** The document that an action is about; undefined for a new one. */
export function documentIdIn(params: object): string | undefined {
  return 'documentId' in params && typeof params.documentId === 'string' ? params.documentId : undefined;
}
