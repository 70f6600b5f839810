interface Node {
  type?: unknown;
  text?: unknown;
  children?: unknown;
}

export function textOfBlocks(blocks: unknown): string {
  return nodesIn(blocks)
    .map((block) =>
      block.type === 'list' ? nodesIn(block.children).map(inlineText).join('\n') : inlineText(block),
    )
    .join('\n\n');
}

export function blocksOfText(
  text: string,
): { type: 'paragraph'; children: { type: 'text'; text: string }[] }[] {
  const paragraphs = text === '' ? [] : text.split('\n\n');
  return paragraphs.map((paragraph) => ({
    type: 'paragraph',
    children: [{ type: 'text', text: paragraph }],
  }));
}

function inlineText({ text, children }: Node): string {
  return typeof text === 'string' ? text : nodesIn(children).map(inlineText).join('');
}

function nodesIn(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];
}
