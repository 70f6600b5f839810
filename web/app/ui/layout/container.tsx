import type { HTMLAttributes } from 'react';
import { cx } from '../cx';

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  /** text: one reading column; page: the site's measure; wide: full-width workspaces. */
  width?: 'text' | 'page' | 'wide';
  as?: 'div' | 'section' | 'header' | 'footer' | 'nav' | 'main' | 'article';
}

const widths = { text: 'max-w-page text-column', page: 'max-w-page', wide: 'max-w-wide' };

export function Container({ width = 'page', as: Tag = 'div', className, ...rest }: ContainerProps) {
  return <Tag className={cx('mx-auto w-full px-gutter', widths[width], className)} {...rest} />;
}
