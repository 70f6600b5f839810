const office = 'application/vnd.openxmlformats-officedocument';

/** The types that a form can take, by the name that its definition has for them. */
export const uploadTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  mp4: 'video/mp4',
  zip: 'application/zip',
  svg: 'image/svg+xml',
} as const;

export type UploadType = keyof typeof uploadTypes;

/** What a form takes that says nothing: no archive, and no drawing that could hold a script. */
export const usualTypes: readonly UploadType[] = ['pdf', 'jpg', 'png', 'webp', 'docx', 'xlsx', 'pptx'];

export function isUploadType(name: string): name is UploadType {
  return Object.hasOwn(uploadTypes, name);
}

const names = (Object.keys(uploadTypes) as UploadType[]).map((name) => [uploadTypes[name], name] as const);

export function typeWithMime(mime: string): UploadType | null {
  return names.find(([candidate]) => candidate === mime)?.[1] ?? null;
}
