import { randomBytes } from 'node:crypto';

const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const prefix = 'age-secret-key-';

/**
 * A new key for backups: an identity of age, which that program takes too (`age -d -i`). Bech32 as in BIP 173; written here because
 * nothing is installed yet when the first start makes the secrets.
 * @param {Uint8Array} secret 32 bytes
 */
export function backupKey(secret = randomBytes(32)) {
  const data = inFives(secret);
  const expanded = [...prefix].map((letter) => letter.charCodeAt(0));
  const checked = [
    ...expanded.map((code) => code >> 5),
    0,
    ...expanded.map((code) => code & 31),
    ...data,
    ...[0, 0, 0, 0, 0, 0],
  ];
  const rest = checked.reduce(addToChecksum, 1) ^ 1;
  const checksum = [25, 20, 15, 10, 5, 0].map((shift) => (rest >> shift) & 31);
  return `${prefix}1${[...data, ...checksum].map((five) => alphabet[five]).join('')}`.toUpperCase();
}

function addToChecksum(sum, value) {
  const top = sum >>> 25;
  return generator.reduce(
    (next, term, bit) => ((top >> bit) & 1 ? next ^ term : next),
    ((sum & 0x1ffffff) << 5) ^ value,
  );
}

/** Bytes as numbers of five bits, filled up with zeros. */
function inFives(bytes) {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.match(/.{1,5}/g).map((five) => parseInt(five.padEnd(5, '0'), 2));
}
