import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { InitOptions } from '@strapi/provider-upload-aws-s3';
import type { BucketSettings } from '../../../../config/environment/bucket';

// The client of S3 would print that its versions after 2026 need Node.js 22: ours is pinned.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const connectTimeoutMs = 3_000;
/** Until an answer begins, twice, as each call is tried again: less than the 15 s in which the site fetches a picture. */
const readTimeoutMs = 6_000;
/** Until a part of 5 MB is stored, and an answer begins. */
const writeTimeoutMs = 15_000;
/** While nothing comes of a body. A visitor who pauses a video does not read either. */
const silenceTimeoutMs = 60_000;

export type BucketFolder = 'uploads' | 'form-uploads' | 'backups';

export function keyOf({ prefix }: BucketSettings, folder: BucketFolder, name = ''): string {
  return `${prefix === '' ? '' : `${prefix}/`}${folder}/${name}`;
}

export function clientSettings(
  { name, endpoint, region, ...keys }: BucketSettings,
  answerTimeoutMs = readTimeoutMs,
) {
  return {
    ...(endpoint !== null && { endpoint }),
    region,
    credentials: { accessKeyId: keys.accessKeyId, secretAccessKey: keys.secretAccessKey },
    // Other services have no host name for each bucket, and no certificate has one for a name with dots.
    forcePathStyle: endpoint !== null || name.includes('.'),
    // Many services that speak S3 reject the checksums that Amazon added.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connectTimeoutMs,
      requestTimeout: answerTimeoutMs,
      throwOnRequestTimeout: true,
      socketTimeout: silenceTimeoutMs,
    },
  } satisfies S3ClientConfig;
}

export function providerOptionsOf(settings: BucketSettings, folder: BucketFolder): InitOptions {
  return {
    rootPath: keyOf(settings, folder),
    // Named, so that the provider does not make every file public: only this program reads the bucket.
    s3Options: {
      ...clientSettings(settings, writeTimeoutMs),
      params: { Bucket: settings.name, ACL: undefined },
    },
  };
}
