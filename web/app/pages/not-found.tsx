import { notFound } from '../errors/page-errors';
import type { Route } from './+types/not-found';

/** Every path that is no page. */
export function loader({ url }: Route.LoaderArgs) {
  throw notFound(url);
}

export default function NotFound() {
  return null;
}
