import { Button, Field, Modal, TextInput } from '@strapi/design-system';
import { isFetchError, useAPIErrorHandler, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { searchWordTexts, sharedTexts } from '../texts';

export const searchWordType = 'api::search-word.search-word';
const contentPath = `/content-manager/collection-types/${searchWordType}`;

interface SearchWord {
  documentId: string;
  path: string;
  words: string;
}

interface Props {
  word: string;
  /** Pages to choose from, beside those that have words already. */
  pages: readonly { path: string; label: string }[];
  onAdded: () => void;
  onClose: () => void;
}

/** Adds a word to those of a page, with the permissions that the content manager gives. */
export function AddSearchWord({ word, pages, onAdded, onClose }: Props) {
  const { get, post, put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const [path, setPath] = useState('');
  const [known, setKnown] = useState<SearchWord[]>([]);
  const listId = useId();

  useEffect(() => {
    const params = { page: 1, pageSize: 100, sort: 'path:ASC' };
    get<{ results: SearchWord[] }>(contentPath, { params }).then(
      ({ data }) => setKnown(data.results),
      // The list is a convenience: an address can still be typed.
      () => undefined,
    );
  }, [get]);

  const add = async () => {
    const params = { filters: { $and: [{ path: { $eq: path } }] } };
    const { data } = await get<{ results: SearchWord[] }>(contentPath, { params });
    const [page] = data.results;
    if (page) await put(`${contentPath}/${page.documentId}`, { path, words: `${page.words}, ${word}` });
    else await post(contentPath, { path, words: word });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add().then(
      () => {
        toggleNotification({ type: 'success', message: searchWordTexts.added(word, path) });
        onAdded();
        onClose();
      },
      (error: unknown) => {
        const message = isFetchError(error) ? formatAPIError(error) : sharedTexts.failed;
        toggleNotification({ type: 'danger', message });
      },
    );
  };

  const labels = new Map(pages.map((page) => [page.path, page.label]));
  const paths = new Set([...labels.keys(), ...known.map((page) => page.path)]);
  return (
    <Modal.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Modal.Content aria-describedby={undefined}>
        <form onSubmit={submit}>
          <Modal.Header closeLabel={searchWordTexts.close}>
            <Modal.Title>{searchWordTexts.title(word)}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Field.Root name="path" required hint={searchWordTexts.pageHint}>
              <Field.Label>{searchWordTexts.page}</Field.Label>
              <TextInput
                value={path}
                list={listId}
                required
                onChange={(event) => setPath(event.target.value.trim())}
              />
              <Field.Hint />
            </Field.Root>
            <datalist id={listId}>
              {[...paths].sort().map((one) => (
                <option key={one} value={one} label={labels.get(one)} />
              ))}
            </datalist>
          </Modal.Body>
          <Modal.Footer>
            <Button type="button" variant="tertiary" onClick={onClose}>
              {sharedTexts.cancel}
            </Button>
            <Button type="submit">{searchWordTexts.submit}</Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
