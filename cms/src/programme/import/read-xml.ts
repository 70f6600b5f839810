import { htmlEntities, UnreadableFile, type XmlElement } from 'beursvloer-domain/schedule';
import { SaxesParser } from 'saxes';

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
    throw new UnreadableFile(
      `Dit XML-bestand is niet heel: in regel ${parser.line} ontbreekt iets, of daar staat iets dat geen XML is.`,
    );
  });
  parser.on('doctype', (doctype) => {
    if (!doctype.includes('[')) return;
    throw new UnreadableFile(
      'Dit XML-bestand heeft een DOCTYPE met regels van zichzelf. Haal die eruit: een programma heeft er geen nodig.',
    );
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (count > maxElements || path.length >= maxDepth)
      throw new UnreadableFile('Dit XML-bestand is te groot of te diep om een programma te zijn.');
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
  if (root === null) throw new UnreadableFile('In dit XML-bestand staat niets.');
  return root;
}
