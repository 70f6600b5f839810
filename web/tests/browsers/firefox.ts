import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { freePort } from '../../../scripts/ports.mjs';
import { end } from '../harness/programs';
import type { WebDriver } from './session';
import { byId } from './wire';

/** Nobody outside this machine is asked anything, and nothing opens by itself. */
const preferences = (port: number) => `
user_pref("marionette.port", ${port});
user_pref("app.update.disabledForTesting", true);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.page", 0);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("intl.accept_languages", "nl-NL, nl");
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);
`;

/** How often it is tried to reach a Firefox that starts: ten a second. */
const connectTries = 300;

/**
 * Starts a headless Firefox. It is spoken to over its own port for WebDriver (Marionette), as geckodriver does, which Debian
 * does not have.
 */
export async function startFirefox(program: string): Promise<WebDriver> {
  const profile = await mkdtemp(join(tmpdir(), 'beursvloer-firefox-'));
  const port = await freePort();
  await writeFile(join(profile, 'user.js'), preferences(port));
  const args = [
    '--headless',
    '--marionette',
    '--remote-allow-system-access',
    '--profile',
    profile,
    '--no-remote',
  ];
  const child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, HOME: profile } });
  const wire = new Marionette(await socketTo(port));
  await wire.send('WebDriver:NewSession', { pageLoadStrategy: 'normal' });
  const elementAt = async (selector: string) =>
    byId(await wire.send('WebDriver:FindElement', { using: 'css selector', value: selector }));
  return {
    async navigate(url) {
      await wire.send('WebDriver:Navigate', { url });
    },
    execute: async (script, args) => valueOf(await wire.send('WebDriver:ExecuteScript', { script, args })),
    async click(selector) {
      await wire.send('WebDriver:ElementClick', { id: await elementAt(selector) });
    },
    async type(selector, text) {
      await wire.send('WebDriver:ElementSendKeys', { id: await elementAt(selector), text });
    },
    async notedErrors() {
      await wire.send('Marionette:SetContext', { value: 'chrome' });
      const noted = valueOf(await wire.send('WebDriver:ExecuteScript', { script: takeConsole, args: [] }));
      await wire.send('Marionette:SetContext', { value: 'content' });
      return Array.isArray(noted) ? noted.map(String) : [];
    },
    async stop() {
      wire.close();
      await end(child);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/**
 * Errors of pages and what a policy stopped in them, out of Firefox's console, which has those of its own windows too. A load
 * that ends because its page is left is noted there as if the service worker had failed.
 */
const takeConsole = `
  const messages = Services.console.getMessageArray();
  Services.console.reset();
  return messages
    .filter((message) => message instanceof Ci.nsIScriptError && !/^(chrome|Service Worker Interception)/.test(message.category))
    .filter(({ flags, category }) => /^CSP/.test(category) || !(flags & Ci.nsIScriptError.warningFlag))
    .map(({ category, errorMessage, sourceName }) => category + ', ' + sourceName + ': ' + errorMessage);
`;

function valueOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : answer;
}

async function socketTo(port: number): Promise<Socket> {
  for (let tries = 1; ; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket
        .once('connect', () => {
          resolve(true);
        })
        .once('error', () => {
          resolve(false);
        });
    });
    if (isOpen) return socket;
    if (tries === connectTries) throw new Error('Firefox does not answer');
    await delay(100);
  }
}

/** Packets are `length:JSON`: [0, id, command, parameters] one way, [1, id, error, result] the other. */
class Marionette {
  readonly #socket: Socket;
  #received = Buffer.alloc(0);
  #lastId = 0;
  readonly #waiting = new Map<
    number,
    { resolve: (result: unknown) => void; reject: (error: Error) => void }
  >();

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk) => {
      this.#received = Buffer.concat([this.#received, chunk]);
      this.#takePackets();
    });
    socket.on('error', () => {
      this.close();
    });
  }

  send(command: string, parameters: object): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    const packet = JSON.stringify([0, id, command, parameters]);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.write(`${Buffer.byteLength(packet)}:${packet}`);
    });
  }

  close(): void {
    this.#socket.destroy();
    for (const { reject } of this.#waiting.values()) reject(new Error('Firefox has ended'));
    this.#waiting.clear();
  }

  #takePackets(): void {
    for (;;) {
      const colon = this.#received.indexOf(':');
      const length = Number(this.#received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || this.#received.length < colon + 1 + length) return;
      const packet: unknown = JSON.parse(this.#received.subarray(colon + 1, colon + 1 + length).toString());
      this.#received = this.#received.subarray(colon + 1 + length);
      // The greeting is an object.
      if (!Array.isArray(packet)) continue;
      const [, id, error, result] = packet.map((one: unknown) => one);
      const waiting = this.#waiting.get(Number(id));
      this.#waiting.delete(Number(id));
      if (error) waiting?.reject(new Error(JSON.stringify(error).slice(0, 500)));
      else waiting?.resolve(result);
    }
  }
}
