import path from 'node:path';
import { checkBackups, checkPostgresBackups } from './backups';
import { checkChoices, isOfNobody } from './choices';
import { checkDataFolder } from './data-folder';
import { checkDemoAddresses, checkDemoAddressesIn } from './demo-addresses';
import type { Finding } from './finding';
import { checkMailDomain } from './mail-domain';
import { checkPostgres } from './postgres';
import { checkBucket, checkMailServer, checkRedis } from './services';
import { readSettings } from './settings';

/** Seen from `cms/dist/src/platform/doctor`, where the compiled file lives. */
const repository = path.resolve(__dirname, '../../../../..');

async function examine(): Promise<Finding[]> {
  const { environment, wrong, findings } = readSettings(process.env, path.join(repository, 'data'));
  if (!environment) return findings;
  findings.push(...checkChoices(environment, wrong));
  const { dataDir, postgres, backups, bucket, redisUrl, smtpUrl, mailFrom } = environment;
  /** Settings that were put aside make checks of their group meaningless. */
  const isWrong = (prefix: string) => [...wrong].some((name) => name.startsWith(prefix));
  findings.push(...(await checkDataFolder(dataDir, environment.minFreeBytes)));
  if (!isWrong('BACKUP_')) findings.push(...(await checkBackups(backups, dataDir, bucket)));
  if (!isWrong('S3_')) findings.push(...(await checkBucket(bucket)));
  findings.push(...(await checkRedis(redisUrl)));
  if (!isWrong('SMTP_')) findings.push(...(await checkMailServer(smtpUrl)));
  // Without a mail server, or with the address of nobody, that is said already. What is in order needs no line.
  if (smtpUrl !== null && !isWrong('MAIL_') && !isOfNobody(mailFrom.address))
    findings.push(...(await checkMailDomain(mailFrom.address)).filter(({ weight }) => weight !== 'note'));
  if (isWrong('DATABASE_')) return findings;
  if (postgres)
    findings.push(
      ...(await checkPostgres(postgres, async (query) => [
        ...(await checkDemoAddresses(query)),
        ...(await checkPostgresBackups(backups, query)),
      ])),
    );
  else findings.push(...(await checkDemoAddressesIn(dataDir)));
  return findings;
}

// For `npm run doctor`, which puts it into words and order: docs/decisions/0214-the-doctor.md.
void examine().then((findings) => process.stdout.write(JSON.stringify(findings)));
