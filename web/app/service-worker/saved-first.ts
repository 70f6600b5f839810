import { decode } from 'turbo-stream';
import { localeOf } from '../messages/locale';
import { savedFirstId } from '../agenda/card-edges';
import { drawSaved, type SavedSession } from '../agenda/saved-first';
import { readSavedOnce } from '../saved/saved-database';

const place = new RegExp(`<div id="${savedFirstId}"[^>]*>(?=</div>)`);
/** How React Router sends the data of a page in its HTML. */
const sentData = /streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/g;

/** Puts what is saved on this device into a page that has a place for it. It stays as it was when anything is amiss. */
export async function putSaved(html: string, url: URL): Promise<string> {
  // A fragment holds another visitor's programme.
  if (url.hash !== '') return html;
  try {
    const [sessions, agenda] = await Promise.all([sessionsIn(html), readSavedOnce()]);
    const saved = new Set(agenda.filter(({ on }) => on).map(({ id }) => id));
    const chosen = sessions.filter(({ publicId }) => saved.has(`session:${publicId}`));
    const drawn = drawSaved(chosen, localeOf(url.pathname));
    return html.replace(place, (start) => start + drawn);
  } catch {
    return html;
  }
}

/** The sessions of the fair in the data of a page, whatever build made it. */
async function sessionsIn(html: string): Promise<SavedSession[]> {
  const chunks = [...html.matchAll(sentData)].map(([, chunk = '""']) => String(JSON.parse(chunk)));
  const { value, done } = await decode(new Blob(chunks).stream());
  done.catch(() => {});
  const routes = fieldOf(value, 'loaderData');
  const lists = Object.values(routes ?? {}).map((data) => fieldOf(data, 'sessions'));
  const sessions: unknown = lists.find(Array.isArray);
  return Array.isArray(sessions) ? sessions.filter(isSession) : [];
}

function fieldOf(value: unknown, name: string): object | null {
  const field =
    typeof value === 'object' && value !== null
      ? new Map<string, unknown>(Object.entries(value)).get(name)
      : null;
  return typeof field === 'object' ? field : null;
}

function isSession(value: unknown): value is SavedSession {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const areTexts = ['title', 'day', 'startTime', 'endTime'].every(
    (name) => typeof fields.get(name) === 'string',
  );
  return areTexts && typeof fields.get('publicId') === 'number' && 'room' in value && 'meetingPoint' in value;
}
