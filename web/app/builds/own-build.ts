export const buildId = String(import.meta.env.BUILD_ID ?? 'dev');

/** When it was built, in ms since 1970. */
export const builtAtMs = Number(import.meta.env.BUILT_AT ?? 0);
