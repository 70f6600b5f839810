/** Points, as all measures here. */
const pageWidth = 595;
const pageHeight = 842;
const margin = 64;

/** Makes a one-page A4 PDF of a title and paragraphs, in Helvetica; Western European letters only. */
export function makePdf(title: string, paragraphs: string[]): Buffer {
  const lines = [
    ...wrap(title, 38).map((text) => ({ text, font: 'F2', size: 22, leading: 28 })),
    { text: '', font: 'F1', size: 11, leading: 14 },
    ...paragraphs.flatMap((paragraph) => [
      ...wrap(paragraph, 84).map((text) => ({ text, font: 'F1', size: 11, leading: 16 })),
      { text: '', font: 'F1', size: 11, leading: 8 },
    ]),
  ];
  const content = [
    'BT',
    `1 0 0 1 ${margin} ${pageHeight - margin - 22} Tm`,
    ...lines.map(
      ({ text, font, size, leading }) => `/${font} ${size} Tf ${leading} TL (${escape(text)}) Tj T*`,
    ),
    'ET',
  ].join('\n');

  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R /Lang (nl) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents 4 0 R ` +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escape(title)}) >>`,
  ]);
}

function assemble(objects: string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // One character is one byte in Latin-1, so the offsets counted above are right.
  return Buffer.from(file, 'latin1');
}

/** Typographic signs that Latin-1 lacks become their plain forms. */
function escape(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replaceAll('€', 'EUR')
    .replaceAll('…', '...')
    .replace(/[\\()]/g, (sign) => `\\${sign}`);
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}
