export function dataPathOf(path: string): string {
  const at = path.indexOf('?');
  const [pathname, search] = at === -1 ? [path, ''] : [path.slice(0, at), path.slice(at)];
  return `${pathname.endsWith('/') ? `${pathname}_` : pathname}.data${search}`;
}

/** The path of the page, with its query, whose data a URL is for, and the routes that are asked for. */
export function pageOfData({ pathname, searchParams }: URL): { path: string; routes: string[] | null } {
  const query = new URLSearchParams(searchParams);
  const routes = query.get('_routes')?.split(',') ?? null;
  query.delete('_routes');
  const page = pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
  return { path: page + (query.size > 0 ? `?${query.toString()}` : ''), routes };
}
