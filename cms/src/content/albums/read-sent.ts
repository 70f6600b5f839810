import { errors } from '@strapi/utils';
import { maxPhotos, type SentAlbum, type SentPhoto } from './shape';
import { albumErrors } from './texts';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** @throws {errors.ValidationError} for what the page of an album does not send */
export function readSentAlbum(body: unknown): SentAlbum {
  if (!isRecord(body) || !isText(body.version) || !isText(body.date) || !Array.isArray(body.photos))
    throw unreadable();
  if (!day.test(body.date)) throw unreadable();
  if (body.photos.length > maxPhotos) throw new errors.ValidationError(albumErrors.tooMany);
  return { version: body.version, date: body.date, photos: body.photos.map(readPhoto) };
}

function readPhoto(sent: unknown): SentPhoto {
  if (!isRecord(sent)) throw unreadable();
  const { id, image, caption, credit, takenAt } = sent;
  if (!isId(id) || !isId(image) || !isOptional(caption) || !isOptional(credit) || !isOptional(takenAt))
    throw unreadable();
  if (takenAt !== null && Number.isNaN(Date.parse(takenAt))) throw unreadable();
  return { id, image, caption, credit, takenAt };
}

const unreadable = () => new errors.ValidationError(albumErrors.unreadable);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isOptional = (value: unknown): value is string | null => value === null || isText(value);
const isId = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && Number.isSafeInteger(value) && value > 0);
