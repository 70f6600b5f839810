/** The characters from U+00A0 to U+00FF by their names in HTML 4. */
const latin1 = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute ' +
  'Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute ' +
  'THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ' +
  'ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
).split(' ');

const others =
  'amp & lt < gt > quot " apos \' OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ ndash – mdash — lsquo ‘ ' +
  'rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › ' +
  'oline ‾ frasl ⁄ euro € trade ™ larr ← uarr ↑ rarr → darr ↓ harr ↔ rArr ⇒ lArr ⇐ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ ' +
  'isin ∈ sum ∑ prod ∏ minus − radic √ infin ∞ cap ∩ cup ∪ int ∫ sim ∼ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ loz ◊ spades ♠ ' +
  'clubs ♣ hearts ♥ diams ♦ check ✓ star ☆ starf ★ phone ☎ hyphen ‐ dash ‐ horbar ― numero № ' +
  'excl ! num # dollar $ percnt % lpar ( rpar ) ast * plus + comma , period . sol / colon : semi ; equals = quest ? commat @ ' +
  'lsqb [ rsqb ] lbrack [ rbrack ] bsol \\ lowbar _ grave ` lcub { rcub } lbrace { rbrace } vert | verbar | ' +
  'Cacute Ć cacute ć Ccaron Č ccaron č Dcaron Ď dcaron ď Dstrok Đ dstrok đ Ecaron Ě ecaron ě Eogon Ę eogon ę Aogon Ą aogon ą ' +
  'Amacr Ā amacr ā Emacr Ē emacr ē Imacr Ī imacr ī Omacr Ō omacr ō Umacr Ū umacr ū Abreve Ă abreve ă Gbreve Ğ gbreve ğ ' +
  'Idot İ imath ı Lstrok Ł lstrok ł Nacute Ń nacute ń Ncaron Ň ncaron ň Odblac Ő odblac ő Udblac Ű udblac ű Rcaron Ř rcaron ř ' +
  'Sacute Ś sacute ś Scedil Ş scedil ş Tcaron Ť tcaron ť Uring Ů uring ů Zacute Ź zacute ź Zcaron Ž zcaron ž Zdot Ż zdot ż ' +
  'Alpha Α alpha α Beta Β beta β Gamma Γ gamma γ Delta Δ delta δ Epsilon Ε epsilon ε Zeta Ζ zeta ζ Eta Η eta η Theta Θ ' +
  'theta θ Iota Ι iota ι Kappa Κ kappa κ Lambda Λ lambda λ Mu Μ mu μ Nu Ν nu ν Xi Ξ xi ξ Omicron Ο omicron ο Pi Π pi π Rho Ρ ' +
  'rho ρ Sigma Σ sigma σ sigmaf ς Tau Τ tau τ Upsilon Υ upsilon υ Phi Φ phi φ Chi Χ chi χ Psi Ψ psi ψ Omega Ω omega ω';

const unseen: readonly (readonly [string, number])[] = [
  ...[['Tab', 9] as const, ['NewLine', 10] as const],
  ...(['ensp', 'emsp', 'thinsp', 'zwnj', 'zwj', 'lrm', 'rlm'] as const).map(
    (name, index) => [name, [0x2002, 0x2003, 0x2009, 0x200c, 0x200d, 0x200e, 0x200f][index] ?? 0x20] as const,
  ),
];

const named: ReadonlyMap<string, string> = new Map([
  ...latin1.map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ...[...others.matchAll(/(\S+) (\S+)/g)].map(([, name = '', sign = '']) => [name, sign] as const),
  ...unseen.map(([name, code]) => [name, String.fromCharCode(code)] as const),
]);

/** Numbers from 128 to 159 mean what Windows-1252 has there: https://html.spec.whatwg.org/#numeric-character-reference-end-state */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Marks a place to break a word. It hides words from searches. */
const softHyphen = '\u00ad';

/** A text with the characters that its entities stand for. Unknown names stay. */
export function withoutEntities(text: string): string {
  const decoded = text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,30}));/g,
    (whole: string, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) return named.get(name) ?? named.get(name.toLowerCase()) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
      if (code >= 128 && code < 160) return windows1252[code - 128] ?? '';
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
  return decoded === text ? text : decoded.replaceAll(softHyphen, '');
}

/** The characters of HTML's names, for a parser of XML, which knows five of them. */
export const htmlEntities: Readonly<Record<string, string>> = Object.fromEntries(named);
