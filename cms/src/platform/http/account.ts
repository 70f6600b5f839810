export interface Account {
  id: number;
  username: string;
  email: string;
  name: string | null;
  provider: string;
  confirmed: boolean;
  blocked: boolean;
  /** The hash of the password; null for users of OAuth or Firebase. */
  password: string | null;
  pendingEmail: string | null;
  /** The OAuth service's or Firebase's id of the user, hashed. */
  providerSubject: string | null;
  appleGranted: boolean | null;
  createdAt: string | Date;
  updatedAt: string | Date;
  role?: { type: string } | null;
}

export const userUid = 'plugin::users-permissions.user';
