import stylesheet from '../../app.css?url';
import displayFont from '../../ui/fonts/bricolage-grotesque.woff2?url';
import textFont from '../../ui/fonts/figtree.woff2?url';

export const headFiles = { stylesheet, fonts: [textFont, displayFont] };

/** The same as values of the `Link` header, for a 103 Early Hints response. */
export const headHints: readonly string[] = [
  `<${stylesheet}>; rel=preload; as=style`,
  ...headFiles.fonts.map((font) => `<${font}>; rel=preload; as=font; type=font/woff2; crossorigin`),
];
