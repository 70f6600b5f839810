/** The groups of the directory on the admin's home page, by what one does, in its order. */
export const directoryGroups = ['site', 'programme', 'exhibitors', 'visitors', 'sales', 'settings'] as const;

export type DirectoryGroup = (typeof directoryGroups)[number];
