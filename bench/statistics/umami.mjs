import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Debian's folder of PostgreSQL, with one for each version. */
const versionsFolder = '/usr/lib/postgresql';
const connections = 16;
const ticksPerSecond = 100;

/** The table of Umami 3 for what is viewed, with its fifteen indexes. */
const indexed = [
  ...['created_at', 'session_id', 'visit_id', 'website_id', 'website_id, created_at'],
  ...['url_path', 'url_query', 'referrer_domain', 'page_title', 'event_name', 'tag', 'hostname'].map(
    (column) => `website_id, created_at, ${column}`,
  ),
  ...['website_id, session_id, created_at', 'website_id, visit_id, created_at'],
];
const tables = `
create table website_event (
  event_id uuid primary key, website_id uuid not null, session_id uuid not null, visit_id uuid not null,
  created_at timestamptz(6) default current_timestamp, url_path varchar(500) not null, url_query varchar(500),
  utm_source varchar(255), utm_medium varchar(255), utm_campaign varchar(255), utm_content varchar(255),
  utm_term varchar(255), referrer_path varchar(500), referrer_query varchar(500), referrer_domain varchar(500),
  page_title varchar(500), gclid varchar(255), fbclid varchar(255), msclkid varchar(255), ttclid varchar(255),
  li_fat_id varchar(255), twclid varchar(255), event_type integer not null default 1, event_name varchar(50),
  tag varchar(50), hostname varchar(100)
);
${indexed.map((columns) => `create index on website_event (${columns});`).join('\n')}
`;
/** One page view of one of 2,000 browsers. */
const insert = `\\set page random(1, 300)
\\set browser random(1, 2000)
insert into website_event
  (event_id, website_id, session_id, visit_id, created_at, url_path, url_query, referrer_path, referrer_query,
   referrer_domain, page_title, event_type, hostname)
values
  (gen_random_uuid(), '7f1c1a52-3f0e-4a53-9d0e-0c8a4f1d2b3c', lpad(:browser::text, 32, '0')::uuid,
   lpad(:browser::text, 32, '0')::uuid, now(), '/standhouders/' || :page::text, '', '/programma', '', 'www.google.nl',
   'Standhouder ' || :page::text, 1, 'beurs.example');
`;

/**
 * Rows of page views as Umami has them, each inserted by itself over connections that stay open, into a PostgreSQL of its own that
 * syncs each commit. The processor time is that of the database and of pgbench, a small C program: the program of Umami itself,
 * with its checks and its Prisma, is free.
 * @returns {Promise<{ perCpuSecond: number, perSecond: number } | null>} null where PostgreSQL is not installed
 */
export async function measureInserts({ rounds, seconds }) {
  const programs = binFolder();
  const account = await ownAccount();
  if (programs === null || account === null) return null;
  // A folder of its own: that of the benchmark is closed to other accounts.
  const folder = await mkdtemp(join(tmpdir(), 'beursvloer-postgres-'));
  if (account.uid !== undefined) await chown(folder, account.uid, account.gid);
  const options = { ...account, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', PGHOST: folder } };
  const program = (name, ...args) => run(join(programs, name), args, options);
  const data = join(folder, 'data');
  await program('initdb', '--pgdata', data, '--auth', 'trust', '--username', 'bench', '--no-sync');
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses='], {
    ...options,
    stdio: 'ignore',
  });
  try {
    await untilReady(() => program('psql', '-U', 'bench', '-c', 'select 1', 'postgres'));
    await writeFile(join(folder, 'tables.sql'), tables);
    await writeFile(join(folder, 'insert.sql'), insert);
    await program('psql', '-U', 'bench', '-q', '-f', 'tables.sql', 'postgres');
    let best = { perCpuSecond: 0, perSecond: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const before = cpuSeconds(server.pid) + endedSeconds();
      const { stdout } = await program(
        'pgbench',
        ...['-U', 'bench', '-n', '-M', 'prepared', '-f', 'insert.sql'],
        ...['-c', String(connections), '-j', '1', '-T', String(seconds), 'postgres'],
      );
      const rows = Number(/actually processed: (\d+)/.exec(stdout)?.[1]);
      const found = {
        perCpuSecond: Math.round(rows / (cpuSeconds(server.pid) + endedSeconds() - before)),
        perSecond: Math.round(rows / seconds),
      };
      if (found.perCpuSecond > best.perCpuSecond) best = found;
    }
    return best;
  } finally {
    server.kill('SIGINT');
    if (server.exitCode === null && server.signalCode === null) await once(server, 'close');
    await rm(folder, { recursive: true, force: true });
  }
}

/** The newest version's programs, or null. */
function binFolder() {
  if (!existsSync(versionsFolder)) return null;
  const versions = readdirSync(versionsFolder).sort((one, two) => Number(two) - Number(one));
  const folder = versions.map((version) => join(versionsFolder, version, 'bin'));
  return folder.find((bin) => existsSync(join(bin, 'pgbench'))) ?? null;
}

/** Root may not start PostgreSQL, so it does as Debian's account for it; null where that is not there. */
async function ownAccount() {
  if (process.getuid() !== 0) return {};
  const { stdout } = await run('getent', ['passwd', 'postgres']).catch(() => ({ stdout: '' }));
  const [, , uid, gid] = stdout.split(':');
  return gid === undefined ? null : { uid: Number(uid), gid: Number(gid) };
}

async function untilReady(ask) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === 100) throw error;
      await pause(100);
    }
  }
}

/** Of the server, of what it started, and of the connections that ended, which the kernel adds to it. */
function cpuSeconds(pid) {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(statOf);
  const ticks = stats
    .filter((stat) => stat.pid === pid || stat.parent === pid)
    .reduce((total, stat) => total + stat.ticks, 0);
  return ticks / ticksPerSecond;
}

/** Of the programs that this one started, and that ended. */
function endedSeconds() {
  const [self] = statOf(String(process.pid));
  return (self?.endedTicks ?? 0) / ticksPerSecond;
}

/** Nothing for a process that ended meanwhile. */
function statOf(name) {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [own, system, ended, endedSystem] = fields.slice(11, 15).map(Number);
    const endedTicks = ended + endedSystem;
    return [{ pid: Number(name), parent: Number(fields[1]), ticks: own + system + endedTicks, endedTicks }];
  } catch {
    return [];
  }
}
