/** A bucket at a service that speaks S3, in which uploads are stored. */
export interface BucketSettings {
  name: string;
  /** The service; null for Amazon's own. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** What all keys begin with, without a slash at its end; empty for none. */
  prefix: string;
}

type Source = Record<string, string | undefined>;

const others = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_PREFIX'];
/** Services of others have one, and mostly ignore its name. */
const regionOfOthers = 'us-east-1';
/** A key of S3 has at most 1024 bytes. */
const maxPrefixLength = 200;

/**
 * Reads the `S3_…` variables; null stores uploads in the data folder. Throws an Error with one line that names the variable. No
 * message repeats a key.
 */
export function readBucket(source: Source): BucketSettings | null {
  const text = (name: string) => source[name]?.trim() ?? '';
  const name = text('S3_BUCKET');
  if (name === '') {
    const given = others.find((other) => text(other) !== '');
    if (given) throw new Error(`The environment variable S3_BUCKET is missing beside ${given}.`);
    return null;
  }
  // https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name) || name.includes('..'))
    throw new Error(`The environment variable S3_BUCKET is "${name}", which is not a name of a bucket.`);
  const endpoint = endpointIn(text('S3_ENDPOINT'));
  return {
    name,
    endpoint,
    region: regionIn(text('S3_REGION') || (endpoint === null ? '' : regionOfOthers)),
    accessKeyId: keyIn('S3_ACCESS_KEY_ID', text('S3_ACCESS_KEY_ID')),
    secretAccessKey: keyIn('S3_SECRET_ACCESS_KEY', text('S3_SECRET_ACCESS_KEY')),
    prefix: prefixIn(text('S3_PREFIX')),
  };
}

function endpointIn(value: string): string | null {
  if (value === '') return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
  // The value is not repeated: it may hold a password.
  if (!isPlain || !/^https?:$/.test(url.protocol))
    throw new Error('The environment variable S3_ENDPOINT is not a URL such as https://s3.example.nl.');
  return value.replace(/\/+$/, '');
}

function regionIn(value: string): string {
  if (value === '')
    throw new Error('The environment variable S3_REGION is missing: Amazon needs it, as eu-central-1.');
  if (!/^[a-z0-9-]{1,63}$/.test(value))
    throw new Error(`The environment variable S3_REGION is "${value}", which is not a name of a region.`);
  return value;
}

function keyIn(name: string, value: string): string {
  if (value === '') throw new Error(`The environment variable ${name} is missing beside S3_BUCKET.`);
  if (!/^[\x21-\x7e]+$/.test(value))
    throw new Error(`The environment variable ${name} holds signs that no key of S3 has.`);
  return value;
}

/** The parts of a prefix are plain names, so that no key can mean another folder to a program that copies the bucket. */
function prefixIn(value: string): string {
  const prefix = value.replace(/^\/+|\/+$/g, '');
  const isPlain = prefix.split('/').every((part) => /^(?!\.+$)[\w.-]+$/.test(part));
  if (prefix === '' || (isPlain && prefix.length <= maxPrefixLength)) return prefix;
  throw new Error(
    `The environment variable S3_PREFIX is "${value}": use letters, digits, dots, dashes and underscores, with a slash between names.`,
  );
}
