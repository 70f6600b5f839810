import { listProviders, type FirebaseSettings } from '../../content/types/account';
import type { CmsClient } from '../../content/client/client';

export interface FirebaseProvider {
  label: string;
  settings: FirebaseSettings;
}

/** Firebase, or null when it is not configured. */
export async function findFirebase(cms: CmsClient): Promise<FirebaseProvider | null> {
  for (const { label, hosted } of await listProviders(cms)) if (hosted) return { label, settings: hosted };
  return null;
}
