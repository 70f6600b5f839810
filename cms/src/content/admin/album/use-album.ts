import { isFetchError, useAPIErrorHandler, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useForgetDocument } from '../../../platform/admin/forget-document';
import { listTexts } from '../../../platform/admin/texts';
import { albumUid, type Album } from '../../albums/shape';
import { merged } from './merge';
import { changedTexts, isChanged, kept, rowsOf, sentPhotos, type Row } from './rows';
import { albumTexts, conflictTexts } from './texts';

interface Loaded {
  album: Album;
  rows: Row[];
}

/** So many texts go to the media library in one request. */
const textsAtOnce = 50;

/** One album: what is typed on the page, over what was loaded. */
export function useAlbum(documentId: string, locale: string) {
  const { get, put, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const forgetDocument = useForgetDocument();
  const path = `/album-photos/${documentId}`;
  const [base, setBase] = useState<Loaded | null>(null);
  const [rows, setRows] = useState<Row[]>([]);
  const [date, setDate] = useState('');
  /** The HTTP status of a failed load; 0 when nothing was answered. */
  const [failed, setFailed] = useState<number | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [isConflict, setConflict] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    get<Album>(path, { params: { locale } }).then(
      ({ data }) => {
        if (!isCurrent) return;
        setBase({ album: data, rows: rowsOf(data) });
        setRows(rowsOf(data));
        setDate(data.date);
      },
      (error: unknown) => isCurrent && setFailed((isFetchError(error) && error.status) || 0),
    );
    return () => {
      isCurrent = false;
    };
  }, [get, path, locale]);

  const messageOf = (error: unknown) => (isFetchError(error) ? formatAPIError(error) : listTexts.wentWrong);

  async function save() {
    if (!base) return;
    setSaving(true);
    try {
      const body = { version: base.album.version, date, photos: sentPhotos(rows) };
      const { data } = await put<Album>(path, body, { params: { locale } });
      forgetDocument(albumUid, documentId);
      // Rows may have come, and texts may have been typed, since it was sent.
      const ids = new Map(kept(rows).map(({ key }, index) => [key, data.photos[index]?.id ?? null]));
      const sent = new Set(rows.map(({ key }) => key));
      const withIds = (all: readonly Row[]) =>
        all
          .filter(({ key, isRemoved }) => !(isRemoved && sent.has(key)))
          .map((row) => (ids.has(row.key) ? { ...row, id: ids.get(row.key) ?? null } : row));
      setBase({ album: data, rows: withIds(rows) });
      setRows(withIds);
      if (await saveTexts(rows)) toggleNotification({ type: 'success', message: albumTexts.saved });
    } catch (error) {
      if (isFetchError(error) && error.status === 409) setConflict(true);
      else toggleNotification({ type: 'danger', message: messageOf(error) });
    } finally {
      setSaving(false);
    }
  }

  /** The texts of the files, which are kept in the media library. */
  async function saveTexts(of: readonly Row[]): Promise<boolean> {
    const texts = changedTexts(of);
    try {
      for (let at = 0; at < texts.length; at += textsAtOnce) {
        const part = texts.slice(at, at + textsAtOnce);
        await post('/upload/actions/bulk-update', {
          updates: part.map(({ id, text }) => ({ id, fileInfo: { alternativeText: text } })),
        });
        const stored = new Map(part.map(({ id, text }) => [id, text]));
        setRows((now) =>
          now.map((row) => {
            const text = row.image && stored.get(row.image.id);
            return row.image && typeof text === 'string'
              ? { ...row, image: { ...row.image, alternativeText: text } }
              : row;
          }),
        );
      }
      return true;
    } catch (error) {
      const why = isFetchError(error) ? formatAPIError(error) : albumTexts.unknownReason;
      toggleNotification({ type: 'danger', message: albumTexts.textsFailed(why) });
      return false;
    }
  }

  async function merge() {
    if (!base) return;
    try {
      const { data } = await get<Album>(path, { params: { locale } });
      const theirs = rowsOf(data);
      setRows((now) => merged(base.rows, now, theirs));
      if (date === base.album.date) setDate(data.date);
      setBase({ album: data, rows: theirs });
      setConflict(false);
      toggleNotification({ type: 'info', message: conflictTexts.merged });
    } catch (error) {
      toggleNotification({ type: 'danger', message: messageOf(error) });
    }
  }

  return {
    album: base?.album ?? null,
    failed,
    rows,
    setRows,
    date,
    setDate,
    isChanged: base !== null && (date !== base.album.date || isChanged(rows, base.rows)),
    isSaving,
    save,
    isConflict,
    merge,
  };
}
