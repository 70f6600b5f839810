import { cmsFor } from '../content/client/context.server';
import { redirectFromBelowPage } from '../photos/older-address.server';
import { missingPage } from '../search/missing-page.server';
import type { Route } from './+types/not-found';

export async function loader({ context, url }: Route.LoaderArgs) {
  await redirectFromBelowPage(cmsFor(context), url);
  throw await missingPage(context, url);
}

export default function NotFound() {
  return null;
}
