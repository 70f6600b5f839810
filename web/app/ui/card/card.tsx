import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '../cx';
import { SiteLink } from '../links/site-link';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'li' | 'section';
  interactive?: boolean;
  flush?: boolean;
}

export function Card({ as: Tag = 'div', interactive, flush, className, ...rest }: CardProps) {
  return (
    <Tag
      className={cx('card', !flush && 'card-padding', interactive && 'card-interactive', className)}
      {...rest}
    />
  );
}

/** The link of a card: the whole card can be pressed, while only its words are the link's name. */
export function CardLink({
  to,
  className,
  children,
  state,
  ...anchor
}: {
  to: string;
  className?: string;
  children: ReactNode;
  state?: unknown;
  'data-statistics'?: string;
}) {
  return (
    <SiteLink viewTransition to={to} state={state} className={cx('card-link', className)} {...anchor}>
      {children}
    </SiteLink>
  );
}
