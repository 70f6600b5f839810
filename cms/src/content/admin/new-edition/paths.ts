/** The page that begins a new edition, below the admin's own path. */
export const editionPath = '/new-edition';
