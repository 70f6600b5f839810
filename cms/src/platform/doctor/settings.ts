import { readEnvironment, type Environment } from '../../../config/environment/read';
import { reported, type Finding } from './finding';
import { settingFindings } from './texts';

type Source = Record<string, string | undefined>;

/** A setting that stands in for a secret that is missing, so that what follows it is looked at as well. */
const substitute = 'a-secret-that-nobody-uses-0000000000000000000';
const maxProblems = 50;

/**
 * Reads the settings as the content backend does, which stops at the first one that is wrong. Each of them is put aside here,
 * so that all are found in one go.
 * @returns null as environment when what is wrong cannot be put aside; `wrong` has the names that were
 */
export function readSettings(
  source: Source,
  defaultDataDir: string,
): { environment: Environment | null; wrong: ReadonlySet<string>; findings: Finding[] } {
  const rest = { ...source };
  const wrong = new Set<string>();
  const findings: Finding[] = [];
  for (let count = 0; count < maxProblems; count += 1) {
    try {
      return { environment: readEnvironment(rest, defaultDataDir), wrong, findings };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const name = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/.exec(message)?.[0];
      if (name === undefined || !wrong.has(name)) findings.push(reported(settingFindings.wrong, message));
      if (name === undefined) break;
      for (const aside of putAside(rest, name, wrong.has(name))) wrong.add(aside);
    }
  }
  return { environment: null, wrong, findings };
}

function putAside(source: Source, name: string, again: boolean): string[] {
  if (again) {
    // Settings that belong together, such as those of a service.
    const group = name.slice(0, name.indexOf('_') + 1);
    const names = Object.keys(source).filter((other) => other.startsWith(group));
    for (const other of names) Reflect.deleteProperty(source, other);
    return names;
  }
  if (source[name]?.trim() && !isSecret(name)) Reflect.deleteProperty(source, name);
  else source[name] = substitute;
  return [name];
}

const isSecret = (name: string) => /_(KEYS?|SECRET|SALT|PASSWORD)$/.test(name);
