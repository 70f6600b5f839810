import { PDF } from '@libpdf/core';

/** How many pages a PDF has, and its lines of text. */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  const pages = (await PDF.load(bytes)).getPages();
  const lines = pages.flatMap((page) => page.extractText().lines.map(({ text }) => text));
  return { pages: pages.length, text: lines.join('\n') };
}
