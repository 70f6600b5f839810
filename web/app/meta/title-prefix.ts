let prefix: string | undefined;

/** Remembers that the document that the server sent has a prefix before its title. */
export function recordTitlePrefix(given: string | undefined): void {
  prefix = given;
}

/** True until the next navigation when the site's data has a prefix for the title. */
export function hasTitlePrefix(): boolean {
  return prefix !== undefined;
}
