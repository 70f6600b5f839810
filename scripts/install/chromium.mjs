import { existsSync } from 'node:fs';

import { canInstall, installDebian } from './apt.mjs';
import { StopWithLine } from '../steps.mjs';

/** Chromium without windows: it opens a page some 15 % faster, and shows no notifications. */
const shell = '/usr/bin/chromium-headless-shell';

/** In order of preference. */
const wellKnownPaths = {
  linux: [
    shell,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/**
 * Finds the browsers of the tests, or installs them with apt when root.
 * @throws {StopWithLine} with instructions to install one
 */
export async function ensureChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !existsSync(asked))
    throw new StopWithLine(`CHROMIUM_PATH says ${asked}, but there is nothing there.`);
  const isThere = () => findChromium({ notifications: true }) !== undefined;
  // A Chromium that is there already does: then the shell is only what makes the tests faster.
  if (canInstall() && !asked && !(isThere() && existsSync(shell)))
    // Older releases have no shell.
    for (const packages of [['chromium', 'chromium-headless-shell'], ['chromium']])
      if (await installDebian(['fonts-liberation', ...packages])) break;
  if (isThere()) return;
  throw new StopWithLine(
    'The browser tests need Chromium or Chrome and none was found. Install one (Debian: sudo apt-get install chromium; ' +
      'macOS: brew install --cask chromium), or say where it is with CHROMIUM_PATH=….',
  );
}

/**
 * The Chromium or Chrome to use: CHROMIUM_PATH, else one in a well-known place of this machine, if there is one.
 * @param {{ notifications?: boolean }} [needs] `notifications`: it has to show them
 * @returns {string | undefined}
 */
export function findChromium({ notifications = false } = {}) {
  const places = (wellKnownPaths[process.platform] ?? []).filter((path) => !notifications || path !== shell);
  return process.env.CHROMIUM_PATH || places.find((path) => existsSync(path));
}
