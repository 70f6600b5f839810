import { fairPhases, type FairPhase } from 'beursvloer-domain/fair';

/** The query parameter that carries a preview link; the content backend makes such URLs. */
export const previewParam = 'voorbeeld';

/** The parameter that names the last change that whoever made the link knows of; the server waits for a page that new. */
export const changeParam = 'na';

/** The parameter of a preview that says which phase of the fair it shows; without it the clock does. */
export const phaseParam = 'fase';

export function phaseIn({ searchParams }: Pick<URL, 'searchParams'>): FairPhase | null {
  const asked = searchParams.get(phaseParam);
  return fairPhases.find((phase) => phase === asked) ?? null;
}
