import { existsSync } from 'node:fs';

import { run, runAny, StopWithLine } from './steps.mjs';

const WELL_KNOWN = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'],
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
 * Where a Chromium or Chrome is: CHROMIUM_PATH, else a well-known place, else installed here with apt when root.
 * @returns {Promise<string>} the program's path
 * @throws {StopWithLine} that says how to get one
 */
export async function ensureChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (existsSync(asked)) return asked;
    throw new StopWithLine(`CHROMIUM_PATH says ${asked}, but there is nothing there.`);
  }
  const found = findChromium();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runAny('apt-get', ['update'], { cwd: '/', env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      cwd: '/',
      env,
      failure: 'Could not install Chromium with apt-get',
    });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new StopWithLine(
    'The browser tests need Chromium or Chrome and none was found. Install one (Debian: sudo apt-get install chromium; ' +
      'macOS: brew install --cask chromium), or say where it is with CHROMIUM_PATH=….',
  );
}

function findChromium() {
  return (WELL_KNOWN[process.platform] ?? []).find((path) => existsSync(path));
}
