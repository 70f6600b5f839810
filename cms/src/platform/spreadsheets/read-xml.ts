import { htmlEntities, UnreadableFile, type XmlElement } from 'beursvloer-domain/import';
import { SaxesParser } from 'saxes';
import { xmlErrors } from './texts';

/** A schedule is six deep: schedule, day, room, event, persons, person. */
const maxDepth = 20;
const maxElements = 100_000;

interface Open extends XmlElement {
  nodes: (string | Open)[];
}

/**
 * Reads XML into elements, also with the entities of HTML. A document type that makes entities of its own is rejected: those
 * can grow without end or read files. One that only names a file is left alone, as is the file.
 * @throws {UnreadableFile}
 */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser();
  Object.assign(parser.ENTITIES, htmlEntities);
  const path: Open[] = [];
  let root: Open | null = null;
  let count = 0;
  parser.on('error', () => {
    throw new UnreadableFile(xmlErrors.broken(parser.line));
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new UnreadableFile(xmlErrors.ownEntities);
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (count > maxElements || path.length >= maxDepth) throw new UnreadableFile(xmlErrors.tooLarge);
    const element: Open = { name, attributes, nodes: [] };
    path.at(-1)?.nodes.push(element);
    root ??= element;
    path.push(element);
  });
  const addText = (part: string) => {
    path.at(-1)?.nodes.push(part);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    path.pop();
  });
  parser.write(text).close();
  if (root === null) throw new UnreadableFile(xmlErrors.empty);
  return root;
}
