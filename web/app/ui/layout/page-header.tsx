import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../links/breadcrumbs';
import { Container } from './container';
import { Heading } from '../text/heading';
import { typeset } from '../text/typeset';

export interface PageHeaderProps {
  title: string;
  lang?: string;
  intro?: ReactNode;
  breadcrumbs: Crumb[];
  children?: ReactNode;
}

export function PageHeader({ title, lang, intro, breadcrumbs, children }: PageHeaderProps) {
  return (
    <div className="border-b border-line bg-tint plan-lines">
      <Container className="pt-4 pb-7 lg:pt-6 lg:pb-10">
        <Breadcrumbs items={breadcrumbs} className="mb-3" />
        <Heading level={1} lang={lang}>
          {title}
        </Heading>
        {intro && (
          <div lang={lang} className="mt-3 max-w-text text-lead text-ink-soft">
            {typeset(intro)}
          </div>
        )}
        {children && <div className="mt-6 max-w-text">{children}</div>}
      </Container>
    </div>
  );
}
