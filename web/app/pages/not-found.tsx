import { notFound } from '../errors/page-errors';
import type { Route } from './+types/not-found';

export function loader({ url }: Route.LoaderArgs) {
  throw notFound(url);
}

export default function NotFound() {
  return null;
}
