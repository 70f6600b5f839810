import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Only the root is set: what all peers ask the content backend (`content.mjs`) stands one folder up. */
export default { turbopack: { root }, outputFileTracingRoot: root };
