import { createContext, Fragment, useContext, type ReactNode } from 'react';
import type {
  InlineNode,
  ListBlock,
  RichText as RichTextValue,
  RichTextBlock,
  TextNode,
} from '../../content/types/fields/rich-text';
import { cx } from '../cx';
import { PictureToOpen } from '../overlay/lightbox/picture-to-open';
import { SiteLink } from '../links/site-link';
import { typeset } from './typeset';

export interface RichTextProps {
  value: RichTextValue;
  /** The level that the editor's highest heading gets on this page; deeper ones follow, to at most 6. */
  topLevel?: 2 | 3 | 4;
  words?: (text: string) => ReactNode;
  className?: string;
  lang?: string;
}

const Words = createContext<(text: string) => ReactNode>(typeset);

const headingTags = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

export function RichText({ value, topLevel = 2, words, className, lang }: RichTextProps) {
  const highest = Math.min(6, ...value.map((block) => (block.type === 'heading' ? block.level : 6)));
  const shift = topLevel - highest;
  const text = (
    <div lang={lang} className={cx('prose', className)}>
      {value.map((block, index) => (
        <Block key={index} block={block} shift={shift} />
      ))}
    </div>
  );
  return words ? <Words value={words}>{text}</Words> : text;
}

function Block({ block, shift }: { block: RichTextBlock; shift: number }) {
  switch (block.type) {
    case 'paragraph':
      // The editor stores an empty paragraph for every blank line; the style sheet adds space instead.
      return isBlank(block.children) ? null : (
        <p>
          <Inline nodes={block.children} />
        </p>
      );
    case 'heading': {
      if (isBlank(block.children)) return null;
      const Tag = headingTags[Math.min(Math.max(block.level + shift, 2), 6) - 2] ?? 'h6';
      return (
        <Tag>
          <Inline nodes={block.children} />
        </Tag>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Inline nodes={block.children} />
        </blockquote>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'image':
      return (
        <figure>
          <PictureToOpen file={block.image} sizes="(min-width: 48rem) 42rem, 100vw" />
        </figure>
      );
    case 'list':
      return <List block={block} />;
    default:
      return block satisfies never;
  }
}

function List({ block }: { block: ListBlock }) {
  const Tag = block.format === 'ordered' ? 'ol' : 'ul';
  return (
    <Tag>
      {block.children.map((child, index) => (
        <li key={index} className={child.type === 'list' ? 'nested' : undefined}>
          {child.type === 'list' ? <List block={child} /> : <Inline nodes={child.children} />}
        </li>
      ))}
    </Tag>
  );
}

function Inline({ nodes }: { nodes: InlineNode[] }) {
  const words = useContext(Words);
  return nodes.map((node, index) =>
    node.type === 'link' ? (
      <SiteLink key={index} to={node.url}>
        <Inline nodes={node.children} />
      </SiteLink>
    ) : (
      <Fragment key={index}>{marked(node, words)}</Fragment>
    ),
  );
}

function marked(node: TextNode, words: (text: string) => ReactNode): ReactNode {
  let content: ReactNode = node.text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {words(line)}
    </Fragment>
  ));
  if (node.code) content = <code>{content}</code>;
  if (node.bold) content = <strong>{content}</strong>;
  if (node.italic) content = <em>{content}</em>;
  if (node.underline) content = <u>{content}</u>;
  if (node.strikethrough) content = <s>{content}</s>;
  return content;
}

function isBlank(nodes: InlineNode[]): boolean {
  return nodes.every((node) => (node.type === 'text' ? node.text.trim() === '' : isBlank(node.children)));
}
