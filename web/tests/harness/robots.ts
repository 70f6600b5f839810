interface Rule {
  isAllowed: boolean;
  pattern: string;
}

/**
 * Reads a robots.txt as RFC 9309 says robots do: of the rules for a robot that match a path, the longest decides, `Allow`
 * when two are as long. A pattern is a prefix in which `*` is any text and a last `$` the end.
 * @returns whether the robot may fetch a path, its query included
 */
export function readRobots(text: string, robot: string): (path: string) => boolean {
  const groups = groupsOf(text);
  const own = groups.filter(({ agents }) => agents.includes(robot.toLowerCase()));
  const rules = (own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'))).flatMap(
    (group) => group.rules,
  );
  return (path) => {
    const [first] = rules
      .filter(({ pattern }) => matches(pattern, path))
      .sort((a, b) => b.pattern.length - a.pattern.length || Number(b.isAllowed) - Number(a.isAllowed));
    return first?.isAllowed ?? true;
  };
}

/** The rules by the robots they are for, which stand above them. */
function groupsOf(text: string): { agents: string[]; rules: Rule[] }[] {
  const groups: { agents: string[]; rules: Rule[] }[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/i.exec(line) ?? [];
    const key = name.toLowerCase();
    const last = groups.at(-1);
    if (key === 'user-agent') {
      if (last && last.rules.length === 0) last.agents.push(value.toLowerCase());
      else groups.push({ agents: [value.toLowerCase()], rules: [] });
    } else if ((key === 'allow' || key === 'disallow') && value !== '')
      last?.rules.push({ isAllowed: key === 'allow', pattern: value });
  }
  return groups;
}

function matches(pattern: string, path: string): boolean {
  const literal = pattern.replace(/\$$/, '').split('*').map(escaped).join('.*');
  return new RegExp(`^${literal}${pattern.endsWith('$') ? '$' : ''}`, 's').test(path);
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
