import { throwAwaySecrets } from './environment.mjs';

/** Prints new secrets as lines for `.env`, for a machine on which containers run and Node does not. Stores nothing. */
for (const [name, value] of Object.entries(throwAwaySecrets())) console.log(`${name}=${value}`);
