type Classes = string | ((value: string) => boolean) | { [prefix: string]: Classes[] };

const any = () => true;
const number = (value: string) => /^\d+$/.test(value);
const length = (value: string) => /^\[[\d.]+(?:px|r?em|%)\]$/.test(value);
const large = (value: string) => /^\dxl$/.test(value);

/** A group for each name: the classes that start with it. */
const simple = (names: string): Record<string, Classes[]> =>
  Object.fromEntries(names.split(' ').map((name) => [name, [{ [name]: [any] }]]));

/** Widths of lines: the bare class and numbers; what else follows is a colour. */
const widths = (prefix: string): Classes[] => [{ [prefix]: ['', number, length] }];
const colours = (prefix: string): Classes[] => [{ [prefix]: [any] }];

const sides = ['t', 'r', 'b', 'l'];
const borders = Object.fromEntries(
  ['x', 'y', ...sides].flatMap((side) => [
    [`border-w-${side}`, widths(`border-${side}`)],
    [`border-color-${side}`, colours(`border-${side}`)],
  ]),
);

/**
 * The classes of which the last one counts, as tailwind-merge takes them: those that this site uses. Its own list is of
 * all of Tailwind, and 5 kB in every page. class-groups.test.ts holds one against the other.
 */
export const classGroups: Record<string, Classes[]> = {
  ...simple(
    'p px py pt pr pb pl m mx my mt mr mb ml w h size min-w min-h max-w max-h gap gap-x gap-y space-x',
  ),
  ...simple('inset inset-x inset-y top right bottom left z order basis columns scroll-mt scroll-mb'),
  ...simple('opacity aspect grid-cols cursor animate leading tracking line-clamp duration rotate scale'),
  ...simple('translate-y fill hyphens float appearance whitespace overscroll pointer-events bg rounded'),
  ...simple(
    'underline-offset outline-offset break-inside place-items transition shadow wrap overflow-x overflow-y',
  ),
  display: [
    'block',
    'inline-block',
    'inline',
    'flex',
    'inline-flex',
    'grid',
    'inline-grid',
    'contents',
    'hidden',
  ],
  position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  overflow: [{ overflow: ['auto', 'hidden', 'clip', 'visible', 'scroll'] }],
  'align-items': [{ items: [any] }],
  'align-self': [{ self: [any] }],
  'align-content': [{ content: ['start', 'center', 'end'] }],
  'justify-content': [{ justify: ['start', 'end', 'center', 'between', 'around', 'evenly'] }],
  'vertical-align': [{ align: [any] }],
  'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['wrap', 'wrap-reverse', 'nowrap'] }],
  flex: [{ flex: [any] }],
  grow: [{ grow: ['', number] }],
  shrink: [{ shrink: ['', number] }],
  'col-start': [{ 'col-start': [any] }],
  'col-start-end': [{ col: [any] }],
  'row-start-end': [{ row: [any] }],
  'object-fit': [{ object: ['cover', 'contain', 'fill', 'none', 'scale-down'] }],
  'text-alignment': [{ text: ['left', 'center', 'right', 'justify', 'start', 'end'] }],
  'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
  'text-overflow': ['truncate'],
  'font-size': [
    { text: ['xs', 'sm', 'base', 'lg', 'xl', large, length] },
    { text: ['display', 'title', 'heading', 'subheading', 'lead', 'label'] },
  ],
  'text-color': colours('text'),
  'font-weight': [{ font: ['normal', 'medium', 'semibold', 'bold', 'extrabold', 'black', number] }],
  'font-family': [{ font: [any] }],
  'font-style': ['italic', 'not-italic'],
  'text-decoration': ['underline', 'line-through', 'no-underline'],
  'text-decoration-thickness': [{ decoration: [number] }],
  'text-transform': ['uppercase', 'lowercase', 'capitalize', 'normal-case'],
  'list-style-type': [{ list: ['none', 'disc', 'decimal'] }],
  break: [{ break: ['normal', 'words', 'all', 'keep'] }],
  sr: ['sr-only', 'not-sr-only'],
  isolation: ['isolate'],
  grayscale: ['grayscale'],
  'fvn-spacing': ['tabular-nums', 'proportional-nums'],
  'border-collapse': [{ border: ['separate', 'collapse'] }],
  'border-spacing': [{ 'border-spacing': [any] }],
  'border-style': [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
  'border-w': widths('border'),
  ...borders,
  'border-color': colours('border'),
  'divide-y': widths('divide-y'),
  'divide-color': colours('divide'),
  'outline-w': widths('outline'),
  'outline-color': colours('outline'),
  'ring-w': widths('ring'),
  'ring-color': colours('ring'),
  'stroke-w': widths('stroke'),
  stroke: colours('stroke'),
};

/** Which groups a class of another group takes the place of as well. */
export const widerGroups: Record<string, string[]> = {
  overflow: ['overflow-x', 'overflow-y'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['right', 'left'],
  'inset-y': ['top', 'bottom'],
  flex: ['basis', 'grow', 'shrink'],
  gap: ['gap-x', 'gap-y'],
  p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
  px: ['pr', 'pl'],
  py: ['pt', 'pb'],
  m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
  mx: ['mr', 'ml'],
  my: ['mt', 'mb'],
  size: ['w', 'h'],
  'font-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
  'border-w': ['x', 'y', ...sides].map((side) => `border-w-${side}`),
  'border-w-x': ['border-w-r', 'border-w-l'],
  'border-w-y': ['border-w-t', 'border-w-b'],
  'border-color': ['x', 'y', ...sides].map((side) => `border-color-${side}`),
};
