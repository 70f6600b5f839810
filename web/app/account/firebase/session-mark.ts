const markName = 'ingelogd-elders';

/** Remembers, for this tab, that its sign-in came from the hosted provider. */
export function markFirebaseSession(): void {
  sessionStorage.setItem(markName, 'ja');
}

/** Whether the sign-in of this tab came from the hosted provider. */
export function hasFirebaseSession(): boolean {
  try {
    return sessionStorage.getItem(markName) !== null;
  } catch {
    return false;
  }
}

/** Takes away what the provider's SDK keeps in this tab, once nobody is signed in here: no SDK is loaded for it. */
export function clearFirebaseSession(): void {
  try {
    if (!hasFirebaseSession()) return;
    for (const name of Object.keys(sessionStorage))
      if (name === markName || name.startsWith('firebase:')) sessionStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing has nothing to take away.
  }
}
