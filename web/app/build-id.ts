/** Names this build of the site; set when it is built. */
export const buildId = String(import.meta.env.BUILD_ID ?? 'dev');
