import { existsSync } from 'node:fs';

import { canInstall, installDebian } from './apt.mjs';
import { StopWithLine } from '../steps.mjs';

/** In order of preference. The shell is Chromium without windows: it opens a page in about half the time. */
const wellKnownPaths = {
  linux: [
    '/usr/bin/chromium-headless-shell',
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
 * Finds Chromium or Chrome: CHROMIUM_PATH, else a well-known place, else installed with apt when root.
 * @returns {Promise<string>} the program's path
 * @throws {StopWithLine} with instructions to install it
 */
export async function ensureChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (existsSync(asked)) return asked;
    throw new StopWithLine(`CHROMIUM_PATH says ${asked}, but there is nothing there.`);
  }
  const found = findChromium();
  if (found) return found;
  if (canInstall()) {
    const installed = await installWithApt();
    if (installed) return installed;
  }
  throw new StopWithLine(
    'The browser tests need Chromium or Chrome and none was found. Install one (Debian: sudo apt-get install chromium; ' +
      'macOS: brew install --cask chromium), or say where it is with CHROMIUM_PATH=….',
  );
}

async function installWithApt() {
  if (!(await installDebian(['fonts-liberation', 'chromium-headless-shell']))) {
    // Older releases have only the whole of Chromium.
    if (!(await installDebian(['fonts-liberation', 'chromium'])))
      throw new StopWithLine('Could not install Chromium with apt-get.');
  }
  return findChromium();
}

/**
 * The Chromium or Chrome in a well-known place of this machine, if there is one.
 * @returns {string | undefined}
 */
export function findChromium() {
  return (wellKnownPaths[process.platform] ?? []).find((path) => existsSync(path));
}
