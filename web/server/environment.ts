import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);
const address = z.url({ protocol: /^https?$/ });

const shape = z.object({
  PORT: port.default(3000),
  /** Address to listen on; unset means every network. */
  HOST: z.string().optional(),
  SITE_URL: address.optional(),
  CMS_PORT: port.default(1337),
  CONTENT_URL: address.optional(),
  CONTENT_VERSION: z.enum(['v3', 'v4', 'v5']).default('v5'),
  CONTENT_PREFIX: z
    .string()
    .regex(/^(\/[\w-]+)*$/, 'must look like /api')
    .default('/api'),
  DATA_DIR: z.string().optional(),
  /** Proxies of ours that every request passes; what they say of where it comes from is believed, and no more. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
});

/** What the server needs to know of the world around it. */
export interface ServerEnvironment {
  port: number;
  host: string | undefined;
  siteUrl: URL;
  contentUrl: URL;
  /** Where the backend's own calls begin: nothing in v3, `/api` after that. */
  contentPrefix: string;
  /** Where the made pictures are kept. */
  pictureFolder: string;
  /** How many proxies of ours stand in front. */
  proxies: number;
}

/** A wrong setting; the message is one line for whoever starts the server. */
class WrongEnvironment extends Error {
  override readonly name = 'WrongEnvironment';
}

/** The server's part of `env`; empty values count as unset. `dataFolder` is where data lives unless DATA_DIR says otherwise. */
export function readServerEnvironment(env: NodeJS.ProcessEnv, dataFolder: string): ServerEnvironment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = shape.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new WrongEnvironment(`Wrong environment: ${problems.join('; ')}`);
  }
  const { PORT, HOST, SITE_URL, CMS_PORT, CONTENT_URL, CONTENT_VERSION, CONTENT_PREFIX, DATA_DIR } =
    parsed.data;
  return {
    port: PORT,
    host: HOST,
    siteUrl: new URL(SITE_URL ?? `http://localhost:${PORT}`),
    contentUrl: new URL(CONTENT_URL ?? `http://127.0.0.1:${CMS_PORT}`),
    contentPrefix: CONTENT_VERSION === 'v3' ? '' : CONTENT_PREFIX,
    pictureFolder: `${DATA_DIR ?? dataFolder}/beeld`,
    proxies: parsed.data.TRUSTED_PROXIES,
  };
}
