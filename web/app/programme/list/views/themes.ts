import type { ListedSession } from '../../../content/types/listed';

/** The sessions about one theme; a null theme gathers those about none. */
export interface ThemeGroup {
  theme: ListedSession['themes'][number] | null;
  sessions: ListedSession[];
}

/** Groups sessions by theme, by name. A session about two themes stands under both. */
export function groupByTheme(sessions: readonly ListedSession[]): ThemeGroup[] {
  const groups = new Map<string, ThemeGroup & { theme: ListedSession['themes'][number] }>();
  for (const session of sessions) {
    for (const theme of session.themes) {
      const group = groups.get(theme.slug);
      if (group) group.sessions.push(session);
      else groups.set(theme.slug, { theme, sessions: [session] });
    }
  }
  const named = [...groups.values()].sort((a, b) => a.theme.name.localeCompare(b.theme.name, 'nl'));
  const rest = sessions.filter((session) => session.themes.length === 0);
  return rest.length > 0 ? [...named, { theme: null, sessions: rest }] : named;
}
