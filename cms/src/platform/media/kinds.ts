/** The kinds of files as editors see them: a file can only be replaced by one of the same kind. */
export type Kind = 'picture' | 'video' | 'document';

interface Type {
  kind: Kind;
  /** With its dot. The URL of a file ends in it. */
  ext: string;
}

const office = 'application/vnd.openxmlformats-officedocument';

/** The types that the media library accepts, by the bytes of a file. */
const types: ReadonlyMap<string, Type> = new Map<string, Type>([
  ['image/jpeg', { kind: 'picture', ext: '.jpg' }],
  ['image/png', { kind: 'picture', ext: '.png' }],
  ['image/webp', { kind: 'picture', ext: '.webp' }],
  ['image/avif', { kind: 'picture', ext: '.avif' }],
  ['image/gif', { kind: 'picture', ext: '.gif' }],
  ['video/mp4', { kind: 'video', ext: '.mp4' }],
  ['video/webm', { kind: 'video', ext: '.webm' }],
  ['application/pdf', { kind: 'document', ext: '.pdf' }],
  ['application/zip', { kind: 'document', ext: '.zip' }],
  [`${office}.wordprocessingml.document`, { kind: 'document', ext: '.docx' }],
  [`${office}.spreadsheetml.sheet`, { kind: 'document', ext: '.xlsx' }],
  [`${office}.presentationml.presentation`, { kind: 'document', ext: '.pptx' }],
]);

export function typeOf(mime: string): Type | undefined {
  return types.get(mime);
}

/** The kind of a stored file, whose type may no longer be accepted. */
export function kindOf(mime: string): Kind {
  if (mime.startsWith('image/')) return 'picture';
  return mime.startsWith('video/') ? 'video' : 'document';
}
