import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { canInstall, installDebian } from './apt.mjs';

const firefoxPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/usr/local/bin/firefox'];
const libraryFolders = ['/usr/lib', '/usr/libexec'];

/**
 * Finds Firefox, or installs it with apt when root.
 * @returns {Promise<string | undefined>} the program's path
 */
export function ensureFirefox() {
  return ensure(['firefox-esr'], () => firefoxPaths.find((path) => existsSync(path)));
}

/**
 * Finds WebKit's driver, its small browser and a screen for it, or installs them with apt when root.
 * @returns {Promise<{ driver: string, browser: string, screen: string } | undefined>} paths of the programs
 */
export function ensureWebKit() {
  return ensure(['webkit2gtk-driver', 'xvfb'], () => {
    const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
    const browser = miniBrowser();
    return existsSync(driver) && existsSync(screen) && browser ? { driver, browser, screen } : undefined;
  });
}

async function ensure(packages, find) {
  const found = find();
  if (found || !canInstall()) return found;
  await installDebian(packages);
  return find();
}

/** It lies in a folder called after the machine and the version, such as `x86_64-linux-gnu/webkit2gtk-4.1`. */
function miniBrowser() {
  const inside = (folder) =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  return libraryFolders
    .flatMap(inside)
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap(inside)
    .filter((folder) => /\/webkit2gtk-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
}
