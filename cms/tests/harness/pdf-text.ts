import { PDF } from '@libpdf/core';

/** The lines of text of a PDF. */
export async function textOfPdf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDF.load(bytes);
  return pdf.getPages().flatMap((page) => page.extractText().lines.map((line) => line.text));
}
