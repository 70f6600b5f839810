import mailProvider from '@strapi/provider-email-nodemailer';
import { Redis } from 'ioredis';
import type { BucketSettings, BucketVariables } from '../../../config/environment/bucket';
import { BucketError } from '../storage/bucket/faults';
import { reasonOf } from '../storage/postgres';
import { reported, type Finding } from './finding';
import { crossesNetworks } from './networks';
import { bucketFindings, mailServerFindings, redisFindings } from './texts';

const connectTimeoutMs = 5000;

export async function checkBucket(bucket: BucketSettings | null): Promise<Finding[]> {
  if (!bucket) return [];
  const { endpoint } = bucket;
  const findings: Finding[] = [];
  if (endpoint?.startsWith('http:') && crossesNetworks(new URL(endpoint).hostname))
    findings.push({ weight: 'warning', ...bucketFindings.withoutTls(endpoint) });
  return [...findings, ...(await askForBucket(bucket, 'S3'))];
}

export async function askForBucket(bucket: BucketSettings, variables: BucketVariables): Promise<Finding[]> {
  const { name } = bucket;
  // The client of S3 takes a while to load, and most fairs have no bucket.
  const { askBucket } = await import('../storage/bucket/bucket.js');
  try {
    await askBucket(bucket);
  } catch (error) {
    const finding = reported(bucketFindings.notUsable(variables, name), reasonOf(error));
    // One that does not answer now may do so in a minute, and stops no start.
    const mayPass = error instanceof BucketError && !error.isPermanent;
    return [mayPass ? { ...finding, weight: 'warning' } : finding];
  }
  return [];
}

/** Asks Redis whether it is there. Without it limits are counted, only not together. */
export async function checkRedis(url: string | null): Promise<Finding[]> {
  if (url === null) return [];
  const { protocol, hostname } = new URL(url);
  const findings: Finding[] = [];
  if (protocol === 'redis:' && crossesNetworks(hostname))
    findings.push({ weight: 'warning', ...redisFindings.withoutTls(hostname) });
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: connectTimeoutMs,
    commandTimeout: connectTimeoutMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  const failure: { error?: unknown } = {};
  redis.on('error', (error) => (failure.error = error));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    const finding = reported(redisFindings.noAnswer, reasonOf(failure.error ?? error));
    findings.push({ ...finding, weight: 'warning' });
  } finally {
    redis.disconnect();
  }
  return findings;
}

const mailTimeouts = {
  connectionTimeout: connectTimeoutMs,
  greetingTimeout: connectTimeoutMs,
  socketTimeout: connectTimeoutMs,
};

/** Connects to the mail server and signs in, as a mail would. Sends nothing. */
export async function checkMailServer(url: string | null): Promise<Finding[]> {
  if (url === null) return [];
  const settings = { defaultFrom: '', defaultReplyTo: '' };
  const server = mailProvider.init({ url, ...mailTimeouts }, settings);
  try {
    await server.verify();
  } catch (error) {
    const isDenied = error instanceof Error && 'code' in error && error.code === 'EAUTH';
    const what = isDenied ? mailServerFindings.denied : mailServerFindings.noAnswer;
    return [reported(what, withoutPassword(reasonOf(error), url))];
  } finally {
    server.close();
  }
  return [];
}

/** A server's message may repeat what it was sent. */
function withoutPassword(text: string, url: string): string {
  const { password } = new URL(url);
  return password === ''
    ? text
    : text.replaceAll(password, '…').replaceAll(decodeURIComponent(password), '…');
}
