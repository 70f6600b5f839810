import { existsSync } from 'node:fs';
import type { Environment } from '../../../config/environment/read';
import { isThisMachine } from '../../../config/environment/this-machine';
import { isUnreachable } from '../../../config/environment/unreachable';
import type { Finding } from './finding';

/**
 * Settings that are valid and still not what a fair for the public needs.
 * @param wrong names of which the environment does not have what was set
 */
export function checkChoices(
  environment: Environment,
  wrong: ReadonlySet<string> = new Set(),
  isContainer = runsInContainer(),
): Finding[] {
  const findings = [
    ...checkMail(environment),
    ...checkSecrets(environment, wrong),
    ...(environment.firstAdmin && isOfNobody(environment.firstAdmin.email)
      ? [
          {
            weight: 'warning' as const,
            nl: `ADMIN_EMAIL is ${environment.firstAdmin.email}, waar niemand mail leest: een vergeten wachtwoord komt nooit aan. Zet er uw eigen adres in vóór de eerste start, of wijzig het daarna in het beheer.`,
            en: `ADMIN_EMAIL is ${environment.firstAdmin.email}, where nobody reads mail: a forgotten password never arrives. Put your own in before the first start, or change it in the admin after that.`,
          },
        ]
      : []),
    ...(environment.push === null
      ? [
          {
            weight: 'note' as const,
            nl: 'PUSH_CONTACT is leeg: er gaan geen berichten naar apparaten van bezoekers. Zet er mailto: met een adres in dat iemand leest.',
            en: 'PUSH_CONTACT is not set: visitors’ devices get no messages. Set it to mailto: with an e-mail that somebody reads.',
          },
        ]
      : []),
    ...(isOpen(environment.host) && !isContainer
      ? [
          {
            weight: 'warning' as const,
            nl: `CMS_HOST is ${environment.host}: wie poort ${environment.port} bereikt, komt zonder https bij het beheer. Haal CMS_HOST weg, of laat een firewall alleen uw eigen machines toe.`,
            en: `CMS_HOST is ${environment.host}: whoever reaches port ${environment.port} gets to the admin without https. Remove CMS_HOST, or let a firewall admit your own machines only.`,
          },
        ]
      : []),
  ];
  return findings.filter(({ en }) => !wrong.has(/^[A-Z0-9_]+/.exec(en)?.[0] ?? ''));
}

function checkMail({ smtpUrl, mailFrom, mailReplyTo }: Environment): Finding[] {
  const findings: Finding[] = [];
  if (smtpUrl === null)
    findings.push({
      weight: 'error',
      nl: 'SMTP_URL is leeg: geen enkele mail gaat weg, ze komen in DATA_DIR/mail. Zet er uw mailserver in.',
      en: 'SMTP_URL is not set: no e-mail leaves, they are written to DATA_DIR/mail. Set it to your mail server.',
    });
  for (const [name, value] of [
    ['MAIL_FROM', mailFrom],
    ['MAIL_REPLY_TO', mailReplyTo],
  ] as const)
    if (isOfNobody(value))
      findings.push({
        weight: 'error',
        nl: `${name} is ${value}: dat adres is van de demobeurs en bestaat niet. Zet er een adres van uw beurs in.`,
        en: `${name} is ${value}: that address is of the demo fair and does not exist. Set it to one of your fair.`,
      });
  return findings;
}

/** Secrets that are the same: who gets to know the one has the other too. */
function checkSecrets(environment: Environment, wrong: ReadonlySet<string>): Finding[] {
  const secrets: [name: string, value: string | null][] = [
    ['APP_KEYS', environment.appKeys.join()],
    ['ADMIN_JWT_SECRET', environment.adminJwtSecret],
    ['API_TOKEN_SALT', environment.apiTokenSalt],
    ['TRANSFER_TOKEN_SALT', environment.transferTokenSalt],
    ['ENCRYPTION_KEY', environment.encryptionKey],
    ['JWT_SECRET', environment.jwtSecret],
    ['PREVIEW_SECRET', environment.previewSecret],
    ['BADGE_SECRET', environment.badgeSecret],
    ['PURGE_SECRET', environment.purgeSecret],
  ];
  const given = secrets.filter(([name, value]) => value !== null && !wrong.has(name));
  const same = given.filter(([name, value]) => given.some(([other, v]) => v === value && other !== name));
  if (same.length === 0) return [];
  const names = same.map(([name]) => name).join(', ');
  return [
    {
      weight: 'warning',
      nl: `${names} zijn niet alle verschillend: wie er een kent, kent er meer. Geef elk een eigen willekeurige waarde.`,
      en: `${names} are not all different: who knows one knows others. Give each a random value of its own.`,
    },
  ];
}

/** True for an e-mail address, or `Name <e-mail>`, at a host that nobody has. */
export function isOfNobody(address: string): boolean {
  return isUnreachable(/@([^\s@>]+)>?\s*$/.exec(address)?.[1] ?? '');
}

/** True when other machines reach a program that listens on this host. */
const isOpen = (host: string) => !isThisMachine(host) && !/^(127\.|::1$)/.test(host);

/** In a container every program listens on all networks, and the engine decides who reaches them. */
const runsInContainer = () => existsSync('/.dockerenv') || existsSync('/run/.containerenv');
