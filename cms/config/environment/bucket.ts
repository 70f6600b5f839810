export interface BucketSettings {
  name: string;
  /** The service; null for Amazon's own. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The beginning of all keys, without a slash at its end; empty for none. */
  prefix: string;
}

type Source = Record<string, string | undefined>;

export type BucketVariables = 'S3' | 'BACKUP_S3';

const others = ['ENDPOINT', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY', 'PREFIX'];
/** Services of others have one, and mostly ignore its name. */
const regionOfOthers = 'us-east-1';
/** A key of S3 has at most 1024 bytes. */
const maxPrefixLength = 200;

/**
 * Reads the `S3_…` or `BACKUP_S3_…` variables; null without a bucket. Throws an Error with one line that names the variable. No
 * message repeats a key.
 */
export function readBucket(source: Source, variables: BucketVariables = 'S3'): BucketSettings | null {
  const read = (part: string) => {
    const variable = `${variables}_${part}`;
    return { variable, value: source[variable]?.trim() ?? '' };
  };
  const { variable, value: name } = read('BUCKET');
  if (name === '') {
    const given = others.map(read).find(({ value }) => value !== '');
    if (given) throw new Error(`The environment variable ${variable} is missing beside ${given.variable}.`);
    return null;
  }
  // https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name) || name.includes('..'))
    throw new Error(`The environment variable ${variable} is "${name}", which is not a name of a bucket.`);
  const endpoint = endpointIn(read('ENDPOINT'));
  return {
    name,
    endpoint,
    region: regionIn(read('REGION'), endpoint === null ? '' : regionOfOthers),
    accessKeyId: keyIn(read('ACCESS_KEY_ID'), variable),
    secretAccessKey: keyIn(read('SECRET_ACCESS_KEY'), variable),
    prefix: prefixIn(read('PREFIX')),
  };
}

export function bucketVariables(
  bucket: BucketSettings | null,
  variables: BucketVariables = 'S3',
): Record<string, string | null> {
  return {
    [`${variables}_BUCKET`]: bucket?.name ?? null,
    [`${variables}_ENDPOINT`]: bucket?.endpoint ?? null,
    [`${variables}_REGION`]: bucket?.region ?? null,
    [`${variables}_ACCESS_KEY_ID`]: bucket?.accessKeyId ?? null,
    [`${variables}_SECRET_ACCESS_KEY`]: bucket?.secretAccessKey ?? null,
    [`${variables}_PREFIX`]: bucket?.prefix || null,
  };
}

interface Given {
  variable: string;
  value: string;
}

function endpointIn({ variable, value }: Given): string | null {
  if (value === '') return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
  // The value is not repeated: it may hold a password.
  if (!isPlain || !/^https?:$/.test(url.protocol))
    throw new Error(`The environment variable ${variable} is not a URL such as https://s3.example.nl.`);
  return value.replace(/\/+$/, '');
}

function regionIn({ variable, value }: Given, preset: string): string {
  const region = value || preset;
  if (region === '')
    throw new Error(`The environment variable ${variable} is missing: Amazon needs it, as eu-central-1.`);
  if (!/^[a-z0-9-]{1,63}$/.test(region))
    throw new Error(`The environment variable ${variable} is "${region}", which is not a name of a region.`);
  return region;
}

function keyIn({ variable, value }: Given, beside: string): string {
  if (value === '') throw new Error(`The environment variable ${variable} is missing beside ${beside}.`);
  if (!/^[\x21-\x7e]+$/.test(value))
    throw new Error(`The environment variable ${variable} holds signs that no key of S3 has.`);
  return value;
}

/** The parts of a prefix are plain names, so that no key can mean another folder to a program that copies the bucket. */
function prefixIn({ variable, value }: Given): string {
  const prefix = value.replace(/^\/+|\/+$/g, '');
  const isPlain = prefix.split('/').every((part) => /^(?!\.+$)[\w.-]+$/.test(part));
  if (prefix === '' || (isPlain && prefix.length <= maxPrefixLength)) return prefix;
  throw new Error(
    `The environment variable ${variable} is "${value}": use letters, digits, dots, dashes and underscores, with a slash between names.`,
  );
}
