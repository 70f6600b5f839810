import { existsSync } from 'node:fs';
import type { Environment } from '../../../config/environment/read';
import { isThisMachine } from '../../../config/environment/this-machine';
import { isUnreachable } from '../../../config/environment/unreachable';
import type { Finding } from './finding';
import { choiceFindings } from './texts';

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
      ? [{ weight: 'warning' as const, ...choiceFindings.unreadAdministrator(environment.firstAdmin.email) }]
      : []),
    ...(environment.push === null ? [{ weight: 'note' as const, ...choiceFindings.noPush }] : []),
    ...(isOpen(environment.host) && !isContainer
      ? [{ weight: 'warning' as const, ...choiceFindings.openHost(environment.host, environment.port) }]
      : []),
  ];
  return findings.filter(({ en }) => !wrong.has(/^[A-Z0-9_]+/.exec(en)?.[0] ?? ''));
}

function checkMail({ smtpUrl, mailFrom, mailReplyTo }: Environment): Finding[] {
  const findings: Finding[] = [];
  if (smtpUrl === null) findings.push({ weight: 'error', ...choiceFindings.noMailServer });
  for (const [name, value] of [
    ['MAIL_FROM', mailFrom.address],
    ['MAIL_REPLY_TO', mailReplyTo],
  ] as const)
    if (value !== null && isOfNobody(value))
      findings.push({ weight: 'error', ...choiceFindings.demoSender(name, value) });
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
  return [{ weight: 'warning', ...choiceFindings.sameSecrets(names) }];
}

export function isOfNobody(address: string): boolean {
  return isUnreachable(/@([^\s@>]+)>?\s*$/.exec(address)?.[1] ?? '');
}

const isOpen = (host: string) => !isThisMachine(host) && !/^(127\.|::1$)/.test(host);

/** In a container every program listens on all networks, and the engine decides who reaches them. */
const runsInContainer = () => existsSync('/.dockerenv') || existsSync('/run/.containerenv');
