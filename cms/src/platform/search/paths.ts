/** The path of a content type in the admin: its list, or the form of the only document. */
export const pathOfType = ({ uid, kind }: { uid: string; kind: string }): string =>
  `/content-manager/${kind === 'singleType' ? 'single-types' : 'collection-types'}/${uid}`;
