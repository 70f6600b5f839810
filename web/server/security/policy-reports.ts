import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { methodNotAllowed, sendErrorJson, tooLarge } from '../http/error-responses';
import { BodyTooLarge, limitBody } from '../http/body-limit';

/** Bytes; one report is about 1 kB, and browsers send a few at a time. */
const maxBodyBytes = 16 * 1024;
const maxReports = 20;
/** Anybody can send these, so they may not fill a disk. */
const linesPerMinute = 60;
const minuteMs = 60_000;

const directive = z.string().regex(/^[a-z-]{1,40}$/);
/** The body that browsers send to `report-uri`. */
const single = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': directive.optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
  }),
});
/** The body that browsers send to `report-to`; there are reports of other kinds too. */
const several = z.array(
  z.looseObject({
    type: z.string(),
    body: z.unknown(),
  }),
);
const violation = z.object({
  documentURL: z.string(),
  effectiveDirective: directive,
  blockedURL: z.string().optional(),
});

interface Violation {
  directive: string;
  /** An origin, or a word such as `inline`. */
  blocked: string;
  path: string;
}

const readers: Readonly<Record<string, (body: unknown) => Violation[] | null>> = {
  'application/csp-report': readSingle,
  'application/reports+json': readSeveral,
};

/** Takes reports of what the policy stopped, and logs a bounded number of them. See docs/decisions/0100. */
export function createPolicyReports(log: (line: string) => void = console.warn, now = Date.now) {
  let since = 0;
  let lines = 0;
  function write(found: Violation): void {
    if (now() - since >= minuteMs) [since, lines] = [now(), 0];
    lines += 1;
    if (lines <= linesPerMinute) {
      log(`Policy: ${found.directive} stopped ${found.blocked} at ${found.path}`);
    } else if (lines === linesPerMinute + 1) {
      log('Policy: more reports than are logged in a minute');
    }
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'POST')
      return sendErrorJson(req, res, { ...methodNotAllowed(['POST']), name: 'MethodNotAllowedError' });
    const type = req.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    const read = Object.hasOwn(readers, type) ? readers[type] : undefined;
    if (!read) return sendErrorJson(req, res, wrongType);
    const body = await readJson(req);
    if (body === 'too large') return sendErrorJson(req, res, { ...tooLarge, name: 'PayloadTooLargeError' });
    const found = read(body);
    if (found === null) return sendErrorJson(req, res, unreadable);
    for (const one of found) write(one);
    res.writeHead(204, { 'Cache-Control': 'no-store' }).end();
  };
}

/** Undefined for a body that cannot be read. */
async function readJson(req: IncomingMessage): Promise<unknown> {
  if (Number(req.headers['content-length'] ?? 0) > maxBodyBytes) return 'too large';
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of req.compose(limitBody(maxBodyBytes)))
      if (Buffer.isBuffer(chunk)) chunks.push(chunk);
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch (error) {
    return error instanceof BodyTooLarge ? 'too large' : undefined;
  }
}

function readSingle(body: unknown): Violation[] | null {
  const parsed = single.safeParse(body);
  if (!parsed.success) return null;
  const { 'document-uri': page, 'blocked-uri': blocked = '', ...named } = parsed.data['csp-report'];
  // Older browsers give the whole directive, with its sources.
  const [violated = ''] = (named['violated-directive'] ?? '').split(' ');
  const name = directive.safeParse(named['effective-directive'] ?? violated);
  const path = pathOf(page);
  return name.success && path !== null ? [{ directive: name.data, blocked: originOf(blocked), path }] : null;
}

function readSeveral(body: unknown): Violation[] | null {
  const parsed = several.safeParse(body);
  if (!parsed.success) return null;
  const found: Violation[] = [];
  for (const { type, body: details } of parsed.data.slice(0, maxReports)) {
    if (type !== 'csp-violation') continue;
    const one = violation.safeParse(details);
    const path = one.success ? pathOf(one.data.documentURL) : null;
    if (!one.success || path === null) return null;
    const { effectiveDirective, blockedURL = '' } = one.data;
    found.push({ directive: effectiveDirective, blocked: originOf(blockedURL), path });
  }
  return found;
}

/** The path of a page, without what stands behind it; null for what is no page. */
function pathOf(url: string): string | null {
  return /^https?:/.test(url) && URL.canParse(url) ? new URL(url).pathname.slice(0, 200) : null;
}

function originOf(blocked: string): string {
  if (URL.canParse(blocked)) {
    const { origin, protocol } = new URL(blocked);
    return origin === 'null' ? protocol.slice(0, 20) : origin.slice(0, 200);
  }
  return /^[a-z-]{1,30}$/.test(blocked) ? blocked : 'something';
}

const wrongType = {
  status: 415,
  name: 'UnsupportedMediaTypeError',
  title: '',
  message: 'Only reports of browsers are taken here',
};
const unreadable = { status: 400, name: 'BadRequestError', title: '', message: 'This is no report' };
