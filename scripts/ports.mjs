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

/**
 * A port that is free at this moment, for a test that starts a server.
 * @returns {Promise<number>}
 */
export async function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
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
