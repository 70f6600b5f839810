/* Domains with letters beyond ASCII, as the DNS has them: Punycode, RFC 3492 with the numbers of its section 5. */

const base = 36;
const [tMin, tMax, skew, damp] = [1, 26, 38, 700];
const [initialBias, initialCode] = [72, 128];
/** Characters of one label in the DNS (RFC 1035). */
const maxLabelLength = 63;

/** A domain with each label in ASCII; as it is where one could not be. */
export function asciiDomain(domain: string): string {
  return domain
    .normalize('NFKC')
    .toLowerCase()
    .split(/[.\u3002]/)
    .map((label) =>
      /^[\u0000-\u007f]*$/.test(label) || label.length > maxLabelLength ? label : `xn--${punycode(label)}`,
    )
    .join('.');
}

function punycode(label: string): string {
  const codes = Array.from(label, (character) => character.codePointAt(0) ?? 0);
  const basic = codes.filter((code) => code < initialCode);
  let output = basic.length > 0 ? `${String.fromCodePoint(...basic)}-` : '';
  let [code, delta, bias, done] = [initialCode, 0, initialBias, basic.length];
  while (done < codes.length) {
    const next = Math.min(...codes.filter((other) => other >= code));
    delta += (next - code) * (done + 1);
    code = next;
    for (const other of codes) {
      if (other < code) delta += 1;
      if (other !== code) continue;
      output += integer(delta, bias);
      bias = adapt(delta, done + 1, done === basic.length);
      delta = 0;
      done += 1;
    }
    delta += 1;
    code += 1;
  }
  return output;
}

function integer(value: number, bias: number): string {
  let digits = '';
  let rest = value;
  for (let k = base; ; k += base) {
    const limit = Math.min(tMax, Math.max(tMin, k - bias));
    if (rest < limit) return digits + digit(rest);
    digits += digit(limit + ((rest - limit) % (base - limit)));
    rest = Math.floor((rest - limit) / (base - limit));
  }
}

const digit = (value: number) => String.fromCharCode(value < 26 ? value + 97 : value + 22);

function adapt(value: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(value / (isFirst ? damp : 2));
  delta += Math.floor(delta / count);
  let k = 0;
  for (; delta > ((base - tMin) * tMax) / 2; k += base) delta = Math.floor(delta / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * delta) / (delta + skew));
}
