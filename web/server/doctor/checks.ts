import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ServerEnvironment } from '../environment';

/** Something to look at before a fair opens, and what to do about it: one line in each language. */
export interface Finding {
  /** `error`: it does not work, or is not safe. `warning`: it works until something goes wrong. `note`: good to know. */
  weight: 'error' | 'warning' | 'note';
  nl: string;
  en: string;
}

export interface PagesEnvironment {
  fairNow: Date | null;
  /** Origins at which editors open the admin. */
  adminOrigins: readonly string[];
}

const bytesPerMegabyte = 1024 * 1024;
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;
const isThisMachine = (host: string) => loopback.test(host);

/** @param problem from the reader of settings; it repeats no value */
export function wrongSetting(problem: string): Finding {
  return {
    weight: 'error',
    nl: `Een instelling van de site klopt niet. Melding: ${problem}.`,
    en: `A setting of the site is wrong. ${problem}.`,
  };
}

/** Checks the public URL, and the proxy before it. */
export function checkDoor(
  { siteUrl, proxies, host, port }: ServerEnvironment,
  isContainer = runsInContainer(),
): Finding[] {
  if (isThisMachine(siteUrl.hostname))
    return [
      {
        weight: 'error',
        nl: `SITE_URL is ${siteUrl.origin}: links in mails leiden alleen op deze machine ergens heen. Zet er het adres in waarop bezoekers de site openen.`,
        en: `SITE_URL is ${siteUrl.origin}: links in e-mails lead somewhere on this machine only. Set it to the URL at which visitors open the site.`,
      },
    ];
  const findings: Finding[] = [];
  if (siteUrl.protocol === 'http:')
    findings.push({
      weight: 'error',
      nl: `SITE_URL is ${siteUrl.origin}, zonder TLS: wachtwoorden en formulieren gaan leesbaar over het netwerk. Zet er een proxy met een certificaat voor, en https in SITE_URL.`,
      en: `SITE_URL is ${siteUrl.origin}, without TLS: passwords and forms cross the network readable. Put a proxy with a certificate in front, and https in SITE_URL.`,
    });
  if (siteUrl.protocol === 'https:' && proxies === 0)
    findings.push({
      weight: 'error',
      nl: 'TRUSTED_PROXIES is 0 en SITE_URL begint met https: alle bezoekers achter de proxy tellen als één, of worden niet begrensd. Zet er het aantal proxy’s in dat elk verzoek passeert.',
      en: 'TRUSTED_PROXIES is 0 and SITE_URL begins with https: all visitors behind the proxy count as one, or are not limited. Set it to the number of proxies that every request passes.',
    });
  if (proxies > 0 && !isContainer && !(host !== undefined && isThisMachine(host)))
    findings.push({
      weight: 'warning',
      nl: `De site luistert op elk netwerk, ook zonder de proxy: wie poort ${port} bereikt, kan een IP-adres verzinnen. Zet HOST=127.0.0.1, of laat een firewall alleen de proxy toe.`,
      en: `The site listens on every network, also without the proxy: whoever reaches port ${port} can make up an IP address. Set HOST=127.0.0.1, or let a firewall admit the proxy only.`,
    });
  return findings;
}

/** The private port, the feed of changes, caches and limits of a site's process. */
export function checkServer(
  { metrics, purgeSecret, maxPageCacheBytes, rates, serviceWorker }: ServerEnvironment,
  isContainer = runsInContainer(),
): Finding[] {
  const findings: Finding[] = [];
  if (purgeSecret === null)
    findings.push({
      weight: 'error',
      nl: 'PURGE_SECRET is leeg: de site hoort niet wat er verandert en maakt elke pagina telkens opnieuw. Zet er dezelfde waarde in als bij de inhoudsserver.',
      en: 'PURGE_SECRET is not set: the site does not hear what changes and renders every page each time. Set it to what the content backend has.',
    });
  if (metrics === null)
    findings.push({
      weight: 'note',
      nl: 'METRICS_PORT is leeg: niemand kan zien hoe het met de site gaat. Zet er een poort in die alleen uw bewaking bereikt.',
      en: 'METRICS_PORT is not set: nobody can see how the site is. Set it to a port that only your monitoring reaches.',
    });
  else if (!isThisMachine(metrics.host) && !isContainer)
    findings.push({
      weight: 'warning',
      nl: `METRICS_HOST is ${metrics.host}: ook anderen kunnen poort ${metrics.port} lezen. Haal METRICS_HOST weg, of laat een firewall alleen uw bewaking toe.`,
      en: `METRICS_HOST is ${metrics.host}: others can read port ${metrics.port} as well. Remove METRICS_HOST, or let a firewall admit your monitoring only.`,
    });
  if (maxPageCacheBytes === 0)
    findings.push({
      weight: 'warning',
      nl: 'PAGE_CACHE_MB is 0: elke pagina wordt voor elke bezoeker gemaakt. Haal PAGE_CACHE_MB weg.',
      en: 'PAGE_CACHE_MB is 0: each page is rendered for each visitor. Remove PAGE_CACHE_MB.',
    });
  for (const [name, rate] of [
    ['PAGES_PER_SECOND', rates.pagesPerSecond],
    ['POSTS_PER_MINUTE', rates.postsPerMinute],
    ['CALLS_PER_MINUTE', rates.callsPerMinute],
    ['STATISTICS_PER_MINUTE', rates.statisticsPerMinute],
  ] as const)
    if (rate === 0)
      findings.push({
        weight: 'warning',
        nl: `${name} is 0: één machine mag onbegrensd vragen. Haal ${name} weg.`,
        en: `${name} is 0: one machine may ask without limit. Remove ${name}.`,
      });
  if (!serviceWorker)
    findings.push({
      weight: 'note',
      nl: 'SERVICE_WORKER is off: zonder bereik werkt de site niet. Haal SERVICE_WORKER weg als dat niet meer de bedoeling is.',
      en: 'SERVICE_WORKER is off: the site does not work without reception. Remove SERVICE_WORKER when that is no longer meant.',
    });
  return findings;
}

/** Checks the fixed moment of the pages, and the origins that may show them in a frame. */
export function checkPages({ fairNow, adminOrigins }: PagesEnvironment, siteUrl: URL): Finding[] {
  const findings: Finding[] = [];
  if (fairNow !== null)
    findings.push({
      weight: 'error',
      nl: `FAIR_NOW staat vast op ${fairNow.toISOString()}: bezoekers zien de site van dat moment. Haal FAIR_NOW weg.`,
      en: `FAIR_NOW is pinned at ${fairNow.toISOString()}: visitors see the site of that moment. Remove FAIR_NOW.`,
    });
  const isLocalAdmin = adminOrigins.every((origin) => isThisMachine(new URL(origin).hostname));
  if (isLocalAdmin && !isThisMachine(siteUrl.hostname))
    findings.push({
      weight: 'warning',
      nl: 'ADMIN_URL is leeg: redacteuren op andere machines zien in het beheer geen voorvertoning. Zet er het adres in waarop zij het beheer openen.',
      en: 'ADMIN_URL is not set: editors on other machines see no preview in the admin. Set it to the URL at which they open the admin.',
    });
  return findings;
}

/** Checks that the site can write its copies of pages and has room for waiting statistics. Writes nothing. */
export function checkFolder({
  pictureFolder,
  maxStatisticsBytes,
}: Pick<ServerEnvironment, 'pictureFolder' | 'maxStatisticsBytes'>): Finding[] {
  const folder = dirname(pictureFolder);
  const existing = nearestExisting(folder);
  if (!isWritable(existing))
    return [
      {
        weight: 'error',
        nl: `In DATA_DIR (${folder}) kan deze gebruiker niet schrijven. Geef de map aan de gebruiker van de site.`,
        en: `This user cannot write to DATA_DIR (${folder}). Give the folder to the user of the site.`,
      },
    ];
  const { bavail, bsize } = statfsSync(existing);
  const freeMb = Math.floor((bavail * bsize) / bytesPerMegabyte);
  const neededMb = maxStatisticsBytes / bytesPerMegabyte;
  if (freeMb >= neededMb) return [];
  return [
    {
      weight: 'warning',
      nl: `Op de schijf van DATA_DIR (${folder}) is ${freeMb} MB vrij, minder dan statistieken mogen wachten (STATISTICS_MB, ${neededMb}). Maak ruimte.`,
      en: `The disk of DATA_DIR (${folder}) has ${freeMb} MB free, less than statistics may take while they wait (STATISTICS_MB, ${neededMb}). Make room.`,
    },
  ];
}

/** The folder itself, or the one in which it will be made. */
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
