import stylesheet from '../../app.css?url';
import displayFont from '../../ui/fonts/bricolage-grotesque.woff2?url';
import textFont from '../../ui/fonts/figtree.woff2?url';

export const headFiles = { stylesheet, fonts: [textFont, displayFont] };

/**
 * The same as values of the `Link` header, for a 103 Early Hints response, which waits for nothing: with the fonts of the fair as
 * they were when somebody last asked, and none for who asks first.
 * @param readFonts null for the site's own
 */
export function createHeadHints(readFonts: () => Promise<readonly string[] | null>): () => readonly string[] {
  let fonts: readonly string[] = [];
  return () => {
    void readFonts().then(
      (read) => (fonts = read ?? headFiles.fonts),
      () => undefined,
    );
    return [
      `<${stylesheet}>; rel=preload; as=style`,
      ...fonts.map((font) => `<${font}>; rel=preload; as=font; type=font/woff2; crossorigin`),
    ];
  };
}
