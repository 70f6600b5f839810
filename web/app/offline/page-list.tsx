import { SiteLink } from '../ui/links/site-link';
import { Heading } from '../ui/text/heading';
import type { Section } from './sections';

export function PageList({ title, links }: Section) {
  return (
    <section>
      <Heading level={2} size="subheading">
        {title}
      </Heading>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
        {links.map(({ label, url }) => (
          <li key={url}>
            <SiteLink to={url} className="block px-4 py-3 font-semibold text-ink underline-offset-4">
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
