export type Verdict =
  | { state: 'welcome'; name: string; organisation: string; isRegisteredToday: boolean }
  | { state: 'again'; name: string; organisation: string; at: string }
  | { state: 'withdrawn' | 'cancelled' | 'unknown' }
  | { state: 'noCrew' }
  /** Nobody knows: the badge was not checked. */
  | { state: 'failed' | 'tooMany' };

const timeoutMs = 10_000;

/** Checks a badge in. Never throws: whoever stands at the entrance needs an answer. */
export async function askCheckIn(crew: string, code: string): Promise<Verdict> {
  try {
    const response = await fetch('/api/visitor-registrations/check-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ crew, code }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 401) return { state: 'noCrew' };
    if (response.status === 429) return { state: 'tooMany' };
    return response.ok ? verdictIn(await response.json()) : { state: 'failed' };
  } catch {
    return { state: 'failed' };
  }
}

function verdictIn(body: unknown): Verdict {
  const data = fieldsOf(fieldsOf(body).data);
  const { state, isRegisteredToday, at } = data;
  const [name, organisation] = [textOf(data.name), textOf(data.organisation)];
  if (state === 'welcome')
    return { state, name, organisation, isRegisteredToday: isRegisteredToday === true };
  if (state === 'again') return { state, name, organisation, at: textOf(at) };
  if (state === 'withdrawn') return { state: data.isCancelled === true ? 'cancelled' : state };
  return state === 'unknown' ? { state } : { state: 'failed' };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function fieldsOf(value: unknown): Readonly<Partial<Record<string, unknown>>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
