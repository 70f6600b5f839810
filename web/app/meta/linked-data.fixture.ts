import type { MetaDescriptor } from 'react-router';

/** The thing of a schema.org type in a page's head, or undefined. */
export function thingIn(head: readonly MetaDescriptor[], type: string): unknown {
  const script = head.find((tag) => 'script:ld+json' in tag);
  const data: unknown = script && 'script:ld+json' in script ? script['script:ld+json'] : undefined;
  const graph: unknown = isRecord(data) ? data['@graph'] : undefined;
  return Array.isArray(graph) ? graph.find((thing) => isRecord(thing) && thing['@type'] === type) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
