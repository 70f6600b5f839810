import type { SessionSummary } from '../../../content/types/session';

/** The sessions about one theme; a null theme gathers those about none. */
export interface ThemeGroup {
  theme: SessionSummary['themes'][number] | null;
  sessions: SessionSummary[];
}

/** Groups sessions by theme, by name. A session about two themes stands under both. */
export function groupByTheme(sessions: readonly SessionSummary[]): ThemeGroup[] {
  const groups = new Map<string, ThemeGroup & { theme: SessionSummary['themes'][number] }>();
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
