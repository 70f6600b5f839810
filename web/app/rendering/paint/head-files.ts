import stylesheet from '../../app.css?url';
import displayFont from '../../ui/fonts/bricolage-grotesque.woff2?url';
import textFont from '../../ui/fonts/figtree.woff2?url';

export const headFiles = { stylesheet, fonts: [textFont, displayFont] };

/** The same as values of the `Link` header, for a 103 Early Hints response: with the fonts of the fair, or the site's own. */
export const headHints = (fonts: readonly string[] | null): string[] => [
  `<${stylesheet}>; rel=preload; as=style`,
  ...(fonts ?? headFiles.fonts).map(
    (font) => `<${font}>; rel=preload; as=font; type=font/woff2; crossorigin`,
  ),
];
