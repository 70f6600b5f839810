import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ServerEnvironment } from '../environment';
import { doorFindings, folderFindings, pagesFindings, serverFindings, settingFindings } from './texts';

export interface Finding {
  /** `error`: it does not work, or is not safe. `warning`: it works until something goes wrong. `note`: good to know. */
  weight: 'error' | 'warning' | 'note';
  nl: string;
  en: string;
}

export interface PagesEnvironment {
  fairNow: Date | null;
  adminOrigins: readonly string[];
}

const bytesPerMegabyte = 1024 * 1024;
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;
const isThisMachine = (host: string) => loopback.test(host);

/** @param problem from the reader of settings; it repeats no value */
export function wrongSetting(problem: string): Finding {
  return { weight: 'error', ...settingFindings.wrong(problem) };
}

export function checkDoor(
  { siteUrl, proxies, host, port }: ServerEnvironment,
  isContainer = runsInContainer(),
): Finding[] {
  if (isThisMachine(siteUrl.hostname))
    return [{ weight: 'error', ...doorFindings.thisMachineOnly(siteUrl.origin) }];
  const findings: Finding[] = [];
  if (siteUrl.protocol === 'http:') findings.push({ weight: 'error', ...doorFindings.noTls(siteUrl.origin) });
  if (siteUrl.protocol === 'https:' && proxies === 0)
    findings.push({ weight: 'error', ...doorFindings.noTrustedProxies });
  if (proxies > 0 && !isContainer && !(host !== undefined && isThisMachine(host)))
    findings.push({ weight: 'warning', ...doorFindings.open(port) });
  return findings;
}

export function checkServer(
  { metrics, purgeSecret, maxPageCacheBytes, rates, serviceWorker }: ServerEnvironment,
  isContainer = runsInContainer(),
): Finding[] {
  const findings: Finding[] = [];
  if (purgeSecret === null) findings.push({ weight: 'error', ...serverFindings.noPurgeSecret });
  if (metrics === null) findings.push({ weight: 'note', ...serverFindings.noMetrics });
  else if (!isThisMachine(metrics.host) && !isContainer)
    findings.push({ weight: 'warning', ...serverFindings.openMetrics(metrics.host, metrics.port) });
  if (maxPageCacheBytes === 0) findings.push({ weight: 'warning', ...serverFindings.noPageCache });
  for (const [name, rate] of [
    ['PAGES_PER_SECOND', rates.pagesPerSecond],
    ['POSTS_PER_MINUTE', rates.postsPerMinute],
    ['CALLS_PER_MINUTE', rates.callsPerMinute],
    ['STATISTICS_PER_MINUTE', rates.statisticsPerMinute],
  ] as const)
    if (rate === 0) findings.push({ weight: 'warning', ...serverFindings.noLimit(name) });
  if (!serviceWorker) findings.push({ weight: 'note', ...serverFindings.noServiceWorker });
  return findings;
}

export function checkPages({ fairNow, adminOrigins }: PagesEnvironment, siteUrl: URL): Finding[] {
  const findings: Finding[] = [];
  if (fairNow !== null)
    findings.push({ weight: 'error', ...pagesFindings.fixedMoment(fairNow.toISOString()) });
  const isLocalAdmin = adminOrigins.every((origin) => isThisMachine(new URL(origin).hostname));
  if (isLocalAdmin && !isThisMachine(siteUrl.hostname))
    findings.push({ weight: 'warning', ...pagesFindings.noAdminUrl });
  return findings;
}

/** Checks that the site can write its copies of pages and has room for waiting statistics. Writes nothing. */
export function checkFolder({
  pictureFolder,
  maxStatisticsBytes,
}: Pick<ServerEnvironment, 'pictureFolder' | 'maxStatisticsBytes'>): Finding[] {
  const folder = dirname(pictureFolder);
  const existing = nearestExisting(folder);
  if (!isWritable(existing)) return [{ weight: 'error', ...folderFindings.notWritable(folder) }];
  const { bavail, bsize } = statfsSync(existing);
  const freeMb = Math.floor((bavail * bsize) / bytesPerMegabyte);
  const neededMb = maxStatisticsBytes / bytesPerMegabyte;
  if (freeMb >= neededMb) return [];
  return [{ weight: 'warning', ...folderFindings.littleRoom(folder, freeMb, neededMb) }];
}

function nearestExisting(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestExisting(dirname(folder));
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** In a container every program listens on all networks, and the engine decides who reaches them. */
const runsInContainer = () => existsSync('/.dockerenv') || existsSync('/run/.containerenv');
