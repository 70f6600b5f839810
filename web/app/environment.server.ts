import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);

const shape = z.object({
  CMS_PORT: port.default(1337),
  CONTENT_URL: z.url({ protocol: /^https?$/ }).optional(),
  CONTENT_VERSION: z.enum(['v3', 'v4', 'v5']).default('v5'),
  CONTENT_PREFIX: z
    .string()
    .regex(/^(\/[\w-]+)*$/, 'must look like /api')
    .default('/api'),
  /** Milliseconds a page waits for the content backend before it says that it is not there. */
  CONTENT_TIMEOUT: z.coerce.number().int().min(100).max(60_000).default(8000),
  /** The public address, when it is not the one that the request came in on. */
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** URL of the admin for editors, which may show previews in a frame; unset means this machine. */
  ADMIN_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Shared with the content backend, which signs previews with it. Unset means that there are none. */
  PREVIEW_SECRET: z.string().min(16).optional(),
  /** Shared with the content backend, which keeps drafts of forms for the site alone. Unset means that there are none. */
  PURGE_SECRET: z.string().min(16).optional(),
  /**
   * Hosts that browsers may ask for icons when our own server fails, with commas between them, such as
   * `https://api.iconify.design`. Unset means none: visitors then call nobody but this site.
   */
  ICON_HOSTS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((host) => host.trim() || []))
    .pipe(z.array(z.url({ protocol: /^https?$/ }))),
  /** The id that the script which started this process gave it. Unset when it was started by hand. */
  START_ID: z.string().optional(),
  FAIR_NOW: z.iso.datetime({ offset: true }).optional(),
});

/** The server prints what an error of this name says, and nothing else. */
class WrongEnvironment extends Error {
  override readonly name = 'WrongEnvironment';
}

/** The pages' own part of the environment, read once. A wrong value stops the server with one line that says which. */
export const environment = readEnvironment(process.env);

/** The settings in `env`; empty ones count as unset. Throws one readable line. */
function readEnvironment(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = shape.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new WrongEnvironment(`Wrong environment: ${problems.join('; ')}`);
  }
  const { CMS_PORT, CONTENT_URL, CONTENT_VERSION, CONTENT_PREFIX, CONTENT_TIMEOUT, SITE_URL, FAIR_NOW } =
    parsed.data;
  const { ADMIN_URL, ICON_HOSTS, PREVIEW_SECRET } = parsed.data;
  return {
    contentUrl: CONTENT_URL ?? `http://127.0.0.1:${CMS_PORT}`,
    contentVersion: CONTENT_VERSION,
    contentPrefix: CONTENT_PREFIX,
    contentTimeoutMs: CONTENT_TIMEOUT,
    siteOrigin: SITE_URL === undefined ? null : new URL(SITE_URL).origin,
    adminOrigins:
      ADMIN_URL === undefined
        ? [`http://localhost:${CMS_PORT}`, `http://127.0.0.1:${CMS_PORT}`]
        : [new URL(ADMIN_URL).origin],
    iconHosts: ICON_HOSTS.map((host) => host.replace(/\/$/, '')),
    previewSecret: PREVIEW_SECRET ?? null,
    purgeSecret: parsed.data.PURGE_SECRET ?? null,
    startId: parsed.data.START_ID ?? null,
    fairNow: FAIR_NOW === undefined ? null : new Date(FAIR_NOW),
  };
}
