/** As large as the server accepts an upload: see `config/plugins.ts`. */
export const maxPictureMegabytes = 50;
export const maxPictureBytes = maxPictureMegabytes * 1024 * 1024;

/** In one ZIP, not counting what computers add by themselves. */
export const maxZipFiles = 1000;

/** All that comes out of one ZIP waits in the browser until it is sent. */
export const maxZipGigabytes = 4;
export const maxZipBytes = maxZipGigabytes * 1024 * 1024 * 1024;
