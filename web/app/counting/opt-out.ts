interface Preferences {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** False when the browser says "do not track", or when the visitor opted out. */
export function mayCount(): boolean {
  const { doNotTrack, globalPrivacyControl }: Preferences = navigator;
  return doNotTrack !== '1' && !globalPrivacyControl && !document.cookie.includes('statistiek=nee');
}
