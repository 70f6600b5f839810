export interface ShownMessage {
  title: string;
  options: Omit<NotificationOptions, 'data'> & { data: { navigate: string; receipt: string | null } };
  /** With which the backend counts that it was shown; null for a message without. */
  receipt: string | null;
}

/** Shown in place of a message that cannot be read: a browser wants every push to show something. */
const unreadable = {
  nl: { title: 'Nieuw bericht van de beurs', body: 'Open de site om te zien wat er is veranderd.' },
  en: { title: 'New message from the fair', body: 'Open the site to see what has changed.' },
};

/**
 * Reads a message in the form of Declarative Web Push (https://www.w3.org/TR/push-api/#declarative-push-message), which
 * Safari shows by itself. It leads to a page of this site, whatever it says.
 * @param text what was pushed, decrypted
 * @param origin of this site
 */
export function readMessage(text: string, origin: string, language: 'nl' | 'en'): ShownMessage {
  const { title, body, navigate, lang, tag, icon, silent, data } = notificationIn(text);
  const isReadable = typeof title === 'string' && title.trim() !== '';
  const receipt = field(data, 'receipt');
  const texts = isReadable ? { title, body: typeof body === 'string' ? body : '' } : unreadable[language];
  return {
    title: texts.title,
    receipt: typeof receipt === 'string' ? receipt : null,
    options: {
      body: texts.body,
      lang: typeof lang === 'string' ? lang : language,
      icon: within(icon, origin) ?? '/app-icon-192.png',
      badge: '/app-icon-192.png',
      ...(typeof tag === 'string' && tag !== '' && { tag }),
      ...(typeof silent === 'boolean' && { silent }),
      data: {
        navigate: within(navigate, origin) ?? '/',
        receipt: typeof receipt === 'string' ? receipt : null,
      },
    },
  };
}

function notificationIn(text: string): Record<string, unknown> {
  try {
    const notification = field(JSON.parse(text), 'notification');
    return typeof notification === 'object' && notification !== null ? { ...notification } : {};
  } catch {
    return {};
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The path of a URL of this site; null for any other. */
function within(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || !URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}
