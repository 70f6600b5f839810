import type { lucide } from './lucide';
import names from './names.json';

export type IconName = keyof typeof lucide;

/** The inlined icon behind an editor's choice such as `lucide:ticket`, or null when the site does not have it. */
export function iconNamed(choice: string | null | undefined): IconName | null {
  const name = choice?.replace(/^lucide:/, '');
  return name && isIconName(name) ? name : null;
}

function isIconName(name: string): name is IconName {
  return names.includes(name);
}
