import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runAny, StopWithLine } from './steps.mjs';

export const billFile = 'sbom.cdx.json';
export const licencesFile = 'licences.txt';

const licenceFile = /^(un)?licen[cs]e|^copying|^notice|licen[cs]e(\.(txt|md))?$/i;
const readmeFile = /^readme(\.(md|markdown|txt))?$/i;
const licenceHeading = /^#+ *licen[cs](e|es|ing)\b/i;

/**
 * Writes both files about the packages that are installed, those for building and testing included.
 * @param {{ title: string, folder: string }} pkg
 * @param {string} target the folder of the build
 * @throws {StopWithLine} when npm finds that what is installed is not what the lock says
 */
export async function writeBillOfMaterials({ title, folder }, target) {
  const options = ['sbom', '--sbom-format=cyclonedx', '--loglevel=error'];
  const { code, output, stdout } = await runAny('npm', options, { cwd: folder });
  if (code !== 0) throw new StopWithLine(`Could not list the packages of ${title}:\n${output.trimEnd()}`);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, billFile), stdout);
  writeFileSync(join(target, licencesFile), licencesText(title, installedIn(folder).map(readLicence)));
}

/**
 * The packages of others, by npm's own record of what it installed. After `npm install` of one more package it names optional
 * ones of other systems too, which are not there.
 */
function installedIn(folder) {
  const record = JSON.parse(readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8'));
  return Object.entries(record.packages)
    .filter(([at, { link }]) => at.includes('node_modules/') && !link)
    .filter(([at, { optional }]) => !optional || existsSync(join(folder, at, 'package.json')))
    .map(([at, { dev = false }]) => ({ folder: join(folder, at), dev }));
}

/** Some packages have their licence in the README only, and some only name it. */
function readLicence({ folder, dev }) {
  const { name, version, license, licenses } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const declared = [license ?? licenses ?? []].flat().map((one) => one.type ?? one);
  const textsOf = (pattern) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && pattern.test(entry.name))
      .map((entry) => readFileSync(join(folder, entry.name), 'utf8').replaceAll('\r', '').trim());
  const files = textsOf(licenceFile);
  return {
    name: `${name}@${version}`,
    declared: declared.join(' OR ') || 'not declared',
    dev,
    texts: files.length > 0 ? files : textsOf(readmeFile).flatMap(licenceSection),
  };
}

function licenceSection(readme) {
  const lines = readme.split('\n');
  const from = lines.findIndex((line) => licenceHeading.test(line));
  if (from === -1) return [];
  const length = lines.slice(from + 1).findIndex((line) => /^#+ /.test(line));
  return [
    lines
      .slice(from, length === -1 ? undefined : from + 1 + length)
      .join('\n')
      .trim(),
  ];
}

function licencesText(title, packages) {
  const list = packages.map(
    ({ name, declared, dev }) => `${name}: ${declared}${dev ? ' (to build and test)' : ''}`,
  );
  const byText = new Map();
  for (const { name, texts } of packages) {
    for (const text of texts) byText.set(text, (byText.get(text) ?? new Set()).add(name));
  }
  const texts = [...byText].map(
    ([text, names]) => `${'-'.repeat(80)}\n${[...names].sort().join('\n')}\n\n${text}\n`,
  );
  return `Packages of others in ${title}, and their licences.\n\n${[...new Set(list)].sort().join('\n')}\n\n${texts.join('\n')}`;
}
