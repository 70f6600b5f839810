import type { CSSProperties } from 'react';
import type { Tokens } from 'beursvloer-domain/brand';
import { cardHeight, cardWidth, type Card, type Imprint } from './card';

/** The site's tokens of the light mode (app.css): a shared picture knows no colour mode. */
const ink = '#141b22';
const inkSoft = '#526070';

const displayFaces = 'display, display ext, other display';
const textFaces = 'text, text ext, other text';

/** Width of the side that the picture fills, in pixels; the words leave it open. */
export const pictureWidth = 440;

/** Longest texts that are set, in characters; longer ones end in an ellipsis. */
const titleLength = 120;
const lineLength = 110;

/** Satori knows flex boxes only, and sizes boxes without their padding by default. */
const box: CSSProperties = { display: 'flex', boxSizing: 'border-box' };
const column: CSSProperties = { ...box, flexDirection: 'column', alignItems: 'flex-start' };

export function CardWords({ card, imprint, colours }: { card: Card; imprint: Imprint; colours: Tokens }) {
  const label = { ...labelBox, background: colours.brand, color: colours['on-brand'] };
  const brandInk = colours['brand-ink'];
  const title = shorten(card.title, titleLength);
  const width = card.picture ? cardWidth - pictureWidth : cardWidth;
  const sheet: CSSProperties = {
    ...column,
    width,
    height: cardHeight,
    justifyContent: 'space-between',
    padding: '56px 56px 48px 64px',
    fontFamily: textFaces,
    color: ink,
  };
  return (
    <div style={sheet}>
      <div style={column}>
        <div style={{ ...box, ...label }}>{card.label}</div>
        <div style={{ ...box, ...heading, fontSize: titleSize(title, width) }}>{title}</div>
        {card.line && <div style={{ ...box, ...line }}>{shorten(card.line, lineLength)}</div>}
      </div>
      <div style={column}>
        <div style={{ ...box, fontFamily: displayFaces, fontSize: 34 }}>
          {imprint.name.split(/(&)/).map((piece, index) => (
            <span key={index} style={{ color: piece === '&' ? brandInk : ink, whiteSpace: 'pre' }}>
              {piece}
            </span>
          ))}
          <span style={{ color: brandInk, marginLeft: 14 }}>{imprint.edition}</span>
        </div>
        <div style={{ ...box, fontSize: 24, color: inkSoft, marginTop: 4 }}>{imprint.whenAndWhere}</div>
      </div>
    </div>
  );
}

const labelBox: CSSProperties = {
  fontFamily: displayFaces,
  fontSize: 28,
  padding: '6px 18px 8px',
  borderRadius: 6,
};
const heading: CSSProperties = {
  fontFamily: displayFaces,
  lineHeight: 1.06,
  letterSpacing: '-0.02em',
  marginTop: 26,
  wordBreak: 'break-word',
};
const line: CSSProperties = { fontSize: 30, lineHeight: 1.3, color: inkSoft, marginTop: 22 };

/** Short titles are large; a long one still fits above the imprint. */
function titleSize(title: string, width: number): number {
  const room = width / cardWidth;
  if (title.length <= 24 * room) return 92;
  if (title.length <= 75 * room) return 72;
  return title.length <= 140 * room ? 60 : 48;
}

function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))}…`;
}
