import { useId, type ReactNode } from 'react';
import { Container } from './container';
import { cx } from '../cx';
import { Heading } from '../text/heading';
import { typeset } from '../text/typeset';

export interface SectionProps {
  title?: string;
  lang?: string;
  intro?: ReactNode;
  action?: ReactNode;
  /** plain: on the page; tint: light blue with floor-plan lines; sunken: cool grey; brand: orange. */
  tone?: 'plain' | 'tint' | 'sunken' | 'brand';
  width?: 'text' | 'page' | 'wide';
  level?: 2 | 3;
  id?: string;
  className?: string;
  children: ReactNode;
}

const tones = {
  plain: 'plain-section',
  tint: 'bg-tint plan-lines',
  sunken: 'bg-sunken',
  brand: 'on-brand bg-brand text-on-brand plan-lines',
};

export function Section({
  title,
  lang,
  intro,
  action,
  tone = 'plain',
  width = 'page',
  level = 2,
  id,
  className,
  children,
}: SectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={title ? titleId : undefined}
      className={cx('py-section', tones[tone], className)}
    >
      <Container width={width}>
        {(title ?? action) && (
          <div className="section-head">
            <div className="max-w-text min-w-0">
              {title && (
                <Heading level={level} size="heading" lang={lang} id={titleId} className="booth-mark">
                  {title}
                </Heading>
              )}
              {intro && <div className="mt-2 text-lead text-ink-soft">{typeset(intro)}</div>}
            </div>
            {action}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}
