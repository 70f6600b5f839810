const markName = 'ingelogd-elders';

export function markFirebaseSession(): void {
  sessionStorage.setItem(markName, 'ja');
}

export function hasFirebaseSession(): boolean {
  try {
    return sessionStorage.getItem(markName) !== null;
  } catch {
    return false;
  }
}

/** Removes what the Firebase SDK stored in this tab, after signing out here. Does not load the SDK. */
export function clearFirebaseSession(): void {
  try {
    if (!hasFirebaseSession()) return;
    for (const name of Object.keys(sessionStorage))
      if (name === markName || name.startsWith('firebase:')) sessionStorage.removeItem(name);
  } catch {
    // A browser without storage has nothing to remove.
  }
}
