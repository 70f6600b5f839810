import { missingPage } from '../search/missing-page.server';
import type { Route } from './+types/not-found';

export async function loader({ context, url }: Route.LoaderArgs) {
  throw await missingPage(context, url);
}

export default function NotFound() {
  return null;
}
