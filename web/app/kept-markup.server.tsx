import { LRUCache } from 'lru-cache';
import { preload } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Locale } from './messages/locale';
import { MessagesProvider } from './messages/messages';
import type { KeepMarkup } from './ui/kept-markup';
import { PreloadPicture } from './ui/media/picture';

interface Part {
  markup: string;
  /** Pictures that the page is to fetch first, as they were asked for. */
  preloads: Parameters<typeof preload>[];
}

/** Bytes of markup that are remembered, some four thousand cards; V8 takes one or two for a character. */
const ROOM = 24 * 1024 * 1024;
/** What an entry takes besides its markup, in bytes. */
const FRAME = 200;

const parts = new LRUCache<string, Part>({
  maxSize: ROOM,
  sizeCalculation: ({ markup }) => FRAME + 2 * markup.length,
});

/** Every object that was shown has a number, for as long as it is there. */
const numbers = new WeakMap<object, number>();
let numbered = 0;

/**
 * Remembers markup for pages of one language. What is shown for the first time is left to React: most of it is never
 * asked for again, because its page is kept as a whole.
 * @param basename what all addresses of the language begin with
 */
export function markupKeeper(locale: Locale, basename: string): KeepMarkup {
  return (of, way, render) => {
    if (!of.every((object) => numbers.has(object))) {
      for (const object of of) if (!numbers.has(object)) numbers.set(object, ++numbered);
      return null;
    }
    const key = `${locale} ${of.map((object) => numbers.get(object)).join(' ')} ${way}`;
    let part = parts.get(key);
    if (!part) {
      part = makePart(locale, basename, render());
      parts.set(key, part);
    }
    for (const asked of part.preloads) preload(...asked);
    return part.markup;
  };
}

/** React's markup of a part that knows nothing of the page around it but its language. */
function makePart(locale: Locale, basename: string, element: React.ReactNode): Part {
  const preloads: Part['preloads'] = [];
  const markup = renderToString(
    <StaticRouter basename={basename} location={basename}>
      <MessagesProvider locale={locale}>
        <PreloadPicture value={(...asked) => void preloads.push(asked)}>{element}</PreloadPicture>
      </MessagesProvider>
    </StaticRouter>,
  );
  return { markup, preloads };
}
