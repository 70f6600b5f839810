/** The files of this build that a page may need, all but fonts, as URL paths; build-worker.mjs puts them in. */
declare const builtAssets: readonly string[];

export const assetPaths = builtAssets;

/** The fonts in italics by the upright ones, as URL paths; build-worker.mjs puts them in. */
declare const builtItalics: Readonly<Record<string, string>>;

export const italicPaths = builtItalics;

/** The name of this build, as `/builds/latest.json` has it; build-worker.mjs puts it in. */
declare const builtId: string;

export const buildId = builtId;
