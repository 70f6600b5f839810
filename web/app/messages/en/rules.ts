export const rules = {
  title: 'Rules for exhibitors',
  titleOf: (title: string, version: string) => `${title}, version ${version}`,
  contents: 'Contents',
  version: 'Version',
  adopted: 'Adopted on',
  effectiveSince: 'In force since',
  effectiveFrom: 'In force from',
  standing: 'Validity',
  standings: { coming: 'Not yet in force', 'in-force': 'In force', past: 'Earlier version' },
  otherVersions: 'Other versions',
  versionLink: (version: string, standing: string, day: string) =>
    `Version ${version} (${standing.toLowerCase()}, from ${day})`,
  pastNote: (version: string) =>
    `You are reading version ${version}. It applies only to contracts that refer to it.`,
  comingNote: (day: string) => `This version applies only from ${day}.`,
  toCurrent: (version: string) => `Read version ${version}, which applies now`,
  print: 'Print or save as PDF',
  changes: 'What has changed',
  article: (number: number) => `Article ${number}.`,
  linkToArticle: (number: number) => `Copy the link to article ${number}`,
  printed: (title: string, version: string, address: string) => `${title}, version ${version}. ${address}`,
};
