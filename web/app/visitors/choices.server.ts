import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { getSiteSettings } from '../content/types/site';
import { listAudiences, listThemes } from '../content/types/visitor';
import type { ProfileChoices } from './profile-form';

export async function loadChoices(context: RequestContext): Promise<ProfileChoices> {
  const cms = cmsFor(context);
  const [audiences, themes, { days }] = await Promise.all([
    listAudiences(cms),
    listThemes(cms),
    getSiteSettings(cms),
  ]);
  const named = ({ slug, name }: { slug: string; name: string }) => ({ slug, name });
  return { audiences: audiences.map(named), themes: themes.map(named), days: days.map(({ date }) => date) };
}
