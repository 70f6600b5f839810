import type { Marked } from '../text-search/marks';

/** A text with what was looked for marked. */
export function MarkedText({ text }: { text: Marked }) {
  return text.map((piece, at) =>
    at % 2 === 1 ? (
      <mark key={at} className="rounded-[0.15em] bg-brand-soft font-semibold text-brand-ink">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
