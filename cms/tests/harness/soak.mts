/** True in `npm run test:soak`, which repeats for long what `npm test` does a few times. */
export const isSoak = process.env.SOAK === '1';
