import type { App } from './app';

/** A message to a device, as it is stored. */
export interface StoredMessage {
  id: number;
  about: string;
  state: string;
  attempts: number;
  dueAt: number;
  expiresAt: number;
  error: string | null;
  /** The content on the device; null when it is not stored any more. */
  content: Record<string, unknown> | null;
  shownAt: number | null;
  pressedAt: number | null;
}

/** The messages to devices that wait or left, but for the first one of each, by the order in which they were added. */
export async function storedMessages(app: App): Promise<StoredMessage[]> {
  const rows = await app.strapi.db
    .connection('deliveries as d')
    .join('push_deliveries as m', 'm.delivery', 'd.id')
    .where('d.kind', 'push')
    .whereNot('d.about', 'welcome')
    .orderBy('d.id')
    .select('d.id', 'd.about', 'd.state', 'd.attempts', 'd.due_at', 'd.expires_at', 'd.error', 'd.payload')
    .select('m.shown_at', 'm.pressed_at');
  const numberOf = (value: string | number | null) => (value === null ? null : Number(value));
  return rows.map((row) => ({
    id: row.id,
    about: row.about,
    state: row.state,
    attempts: row.attempts,
    error: row.error,
    dueAt: Number(row.due_at),
    expiresAt: Number(row.expires_at),
    content: row.payload === null ? null : JSON.parse(row.payload),
    shownAt: numberOf(row.shown_at),
    pressedAt: numberOf(row.pressed_at),
  }));
}

/** Deletes all of them. */
export async function deleteMessages(app: App): Promise<void> {
  await app.strapi.db.connection('deliveries').where({ kind: 'push' }).delete();
}
