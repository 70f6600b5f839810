import type { HTMLAttributes } from 'react';
import { cx } from '../cx';
import { typeset } from './typeset';

export type HeadingLevel = 1 | 2 | 3 | 4;
export type HeadingSize = 'display' | 'title' | 'heading' | 'subheading';

const sizes: Record<HeadingSize, string> = {
  display: 'heading-display',
  title: 'heading-title',
  heading: 'heading-heading',
  subheading: 'heading-subheading',
};

const sizeOfLevel: Record<HeadingLevel, HeadingSize> = {
  1: 'title',
  2: 'heading',
  3: 'subheading',
  4: 'subheading',
};

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  level: HeadingLevel;
  size?: HeadingSize;
}

/** A heading in the display face, balanced and hyphenated because Dutch words are long. */
export function Heading({ level, size = sizeOfLevel[level], className, children, ...heading }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={cx('heading', sizes[size], className)} {...heading}>
      {typeset(children)}
    </Tag>
  );
}
