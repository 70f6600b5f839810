import { useSite } from '../site/site-context';

const mostLinks = 6;

/** Links for visitors who do not search: the first of the fair's menu. */
export function useSectionLinks(): { label: string; url: string }[] {
  return useSite()
    .navigation.header.slice(0, mostLinks)
    .map(({ label, url }) => ({ label, url }));
}
