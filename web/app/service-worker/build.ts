/** The files of this build that a page may need, as URL paths; build-worker.mjs puts them in. */
declare const builtAssets: readonly string[];

/** The URL paths under `/assets/` of this build. */
export const assetPaths = builtAssets;
