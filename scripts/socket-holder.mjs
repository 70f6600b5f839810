import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

/**
 * Opens a socket and starts a program with it again and again, as systemd does: `node socket-holder.mjs PORT COUNT PROGRAM…`, port 0 for any. Says the port, and each number of a process. It
 * waits without a turn of its loop, so that it accepts nothing itself.
 */
const [port, count, ...program] = process.argv.slice(2);
const server = createServer().listen({ port: Number(port), host: '127.0.0.1', backlog: 4096 }, () => {
  process.stdout.write(`port ${server.address().port}\n`);
  for (let started = 0; started < Number(count); started += 1)
    spawnSync('sh', ['-c', 'echo "pid $$"; LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"', 'sh', ...program], {
      stdio: ['ignore', 'inherit', 'inherit', server._handle.fd],
    });
  process.exit(0);
});
