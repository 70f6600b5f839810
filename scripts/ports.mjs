import { createServer } from 'node:net';

import { StopWithLine } from './steps.mjs';

/**
 * Makes sure nothing listens on a port yet.
 * @param {number} port
 * @param {string} name the variable that sets it, for the message
 * @throws {StopWithLine} when it is taken or may not be used
 */
export async function requireFreePort(port, name) {
  const problem = await portProblem(port);
  if (problem === 'EADDRINUSE') {
    throw new StopWithLine(
      `Port ${port} is already in use. Stop what uses it, or choose another: ${name}=${port + 1} npm start`,
    );
  }
  if (problem)
    throw new StopWithLine(`Port ${port} cannot be used (${problem}). Choose another with ${name}=…`);
}

let portsGiven = 0;

/**
 * A free port for a program that a test starts. It is below those that systems choose by themselves, of which one that is free
 * now may be anybody's by the time the program listens; and each process begins at others.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = 11_000 + ((process.pid * 16 + portsGiven) % 20_000);
  portsGiven += 1;
  return (await portProblem(port)) === undefined ? port : freePort();
}

/**
 * Why a port cannot be used at this moment, as the system's code; nothing when it is free.
 * @param {number} port
 * @returns {Promise<string | undefined>}
 */
export function portProblem(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code ?? error.message));
    // No host: a program on any interface of this machine counts, as when the site starts to listen.
    server.listen(port, () => server.close(() => resolve(undefined)));
  });
}
