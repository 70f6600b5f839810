import { UnreadableFile, type XmlElement } from 'beursvloer-domain/schedule';
import { SaxesParser } from 'saxes';

/** A schedule is six deep: schedule, day, room, event, persons, person. */
const maxDepth = 20;
const maxElements = 100_000;

interface Open extends XmlElement {
  nodes: (string | Open)[];
}

/**
 * Reads XML into elements. XML with a document type is rejected: only there can entities be made that grow without end or
 * read files.
 * @throws {UnreadableFile}
 */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser();
  const path: Open[] = [];
  let root: Open | null = null;
  let count = 0;
  parser.on('error', () => {
    throw new UnreadableFile(
      'Dit XML-bestand is niet heel: er ontbreekt iets, of er staat iets in dat geen XML is.',
    );
  });
  parser.on('doctype', () => {
    throw new UnreadableFile(
      'Dit XML-bestand heeft een DOCTYPE. Haal die eruit: een programma heeft er geen nodig.',
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
