import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

import { freePort } from '../../../scripts/ports.mjs';
import { end } from '../harness/programs';
import type { WebDriver } from './session';
import { byId, isRecord } from './wire';

/** How often it is tried to reach a driver that starts: ten a second. */
const connectTries = 300;

/** Starts WebKit's small browser on a screen that nobody sees. */
export async function startWebKit(programs: {
  driver: string;
  browser: string;
  screen: string;
}): Promise<WebDriver> {
  const port = await freePort();
  const { screen, display } = await startScreen(programs.screen);
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const origin = `http://127.0.0.1:${port}`;
  const session = await newSession(origin, programs.browser);
  const send = (path: string, body: object) => ask(`${origin}/session/${session}${path}`, body);
  await send('/window/rect', { x: 0, y: 0, width: 1280, height: 900 });
  const elementAt = async (selector: string) =>
    byId(await send('/element', { using: 'css selector', value: selector }));
  return {
    async navigate(url) {
      await send('/url', { url });
    },
    execute: (script, args) => send('/execute/sync', { script, args }),
    async click(selector) {
      await send(`/element/${await elementAt(selector)}/click`, {});
    },
    async type(selector, text) {
      await send(`/element/${await elementAt(selector)}/value`, { text });
    },
    notedErrors: () => Promise.resolve([]),
    async stop() {
      await fetch(`${origin}/session/${session}`, { method: 'DELETE' });
      await end(driver);
      await end(screen);
    },
  };
}

/** The server of the screen chooses a number that is free and writes it to its third stream. */
async function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (chunk) => {
      resolve(String(chunk).trim());
    });
    screen.once('error', reject);
  });
  return { screen, display: `:${number}` };
}

async function newSession(origin: string, binary: string): Promise<string> {
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  for (let tries = 1; ; tries += 1) {
    try {
      const session = await ask(`${origin}/session`, { capabilities: { alwaysMatch } });
      if (isRecord(session) && typeof session.sessionId === 'string') return session.sessionId;
      throw new Error(`No session in ${JSON.stringify(session)}`);
    } catch (error) {
      // The driver does not listen yet.
      if (tries === connectTries || !(error instanceof TypeError)) throw error;
      await delay(100);
    }
  }
}

async function ask(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const answer: unknown = await response.json();
  if (!response.ok || !isRecord(answer)) throw new Error(`${url}: ${JSON.stringify(answer).slice(0, 500)}`);
  return answer.value;
}
