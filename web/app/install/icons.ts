/** The site's icons by their addresses: browsers and others ask for some of them by themselves. */
export const iconFiles = {
  // Only here the mark may have no paper under it.
  'favicon.svg': { size: 32, share: 1 },
  'favicon.ico': { size: 32, share: 1 },
  'apple-touch-icon.png': { size: 180, share: 0.8 },
  'app-icon-192.png': { size: 192, share: 0.8 },
  'app-icon-512.png': { size: 512, share: 0.8 },
  // Devices cut it to their own shape: what matters lies in the middle four fifths.
  'app-icon-maskable-512.png': { size: 512, share: 0.56 },
} as const;

export type IconFile = keyof typeof iconFiles;

export const isIconFile = (name: string): name is IconFile => name in iconFiles;
