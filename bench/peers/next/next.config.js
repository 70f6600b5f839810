import { fileURLToPath } from 'node:url';

/** Only the root is set: without it Next looks for one further up, and finds the lockfiles of other packages. */
export default { turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) } };
