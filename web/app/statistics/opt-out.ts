interface Preferences {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Whether visits of this browser are counted: not when it says "do not track", nor when the visitor opted out. */
export function mayCount(): boolean {
  const { doNotTrack, globalPrivacyControl }: Preferences = navigator;
  return doNotTrack !== '1' && !globalPrivacyControl && !document.cookie.includes('statistiek=nee');
}
