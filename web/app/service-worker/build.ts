/** The files of this build that a page may need, as URL paths; build-worker.mjs puts them in. */
declare const builtAssets: readonly string[];

export const assetPaths = builtAssets;

/** The name of this build, as `/builds/latest.json` has it; build-worker.mjs puts it in. */
declare const builtId: string;

export const buildId = builtId;
