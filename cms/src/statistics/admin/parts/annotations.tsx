import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { statisticsPermissions } from '../../permissions';
import { isFetchError, useAPIErrorHandler, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState, type FormEvent } from 'react';
import { maxAnnotationLength, type Annotation } from '../../dashboard/shape';
import { mayDiscard, useUnsaved } from '../../../platform/admin/unsaved/unsaved';
import { annotationTexts, sharedTexts } from '../texts';
import { dayInWords } from '../words';
import { Panel } from './panel';
import { QuietButton } from './quiet-button';
import { Permitted } from '../../../platform/admin/permissions/permitted';

const path = '/statistics/annotations';

interface Props {
  annotations: Annotation[];
  day: string;
  onChanged: () => void;
}

interface Draft {
  /** Null for a new one. */
  id: number | null;
  day: string;
  text: string;
}

export function Annotations({ annotations, day, onChanged }: Props) {
  const { post, put, del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const [draft, setDraft] = useState<Draft | null>(null);
  const stored = annotations.find(({ id }) => id === draft?.id);
  useUnsaved(draft !== null && draft.text !== (stored?.text ?? ''));

  const attempt = async (work: () => Promise<unknown>, message: string) => {
    try {
      await work();
      setDraft(null);
      toggleNotification({ type: 'success', message });
      onChanged();
    } catch (error) {
      const problem = isFetchError(error) ? formatAPIError(error) : sharedTexts.failed;
      toggleNotification({ type: 'danger', message: problem });
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!draft) return;
    const { id, ...content } = draft;
    void attempt(
      () => (id === null ? post(path, content) : put(`${path}/${id}`, content)),
      annotationTexts.saved,
    );
  };
  const remove = ({ id, text }: Annotation) => {
    if (window.confirm(annotationTexts.confirmRemoval(text)))
      void attempt(() => del(`${path}/${id}`), annotationTexts.removed);
  };

  return (
    <Panel
      title={annotationTexts.title}
      action={
        !draft && (
          <Permitted to={statisticsPermissions.may('update')}>
            <QuietButton type="button" onClick={() => setDraft({ id: null, day, text: '' })}>
              {annotationTexts.add}
            </QuietButton>
          </Permitted>
        )
      }
    >
      {annotations.length === 0 && !draft && (
        <Typography tag="p" textColor="neutral600">
          {annotationTexts.none}
        </Typography>
      )}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2} paddingTop={2}>
        {annotations.map((annotation) => (
          <Flex key={annotation.id} tag="li" gap={3} wrap="wrap">
            <Box flex="1 1 200px">
              <Typography style={{ overflowWrap: 'anywhere' }}>
                <strong>{dayInWords(annotation.day)}</strong> {annotation.text}
              </Typography>
            </Box>
            <Permitted to={statisticsPermissions.may('update')}>
              <Flex gap={2}>
                <QuietButton
                  type="button"
                  aria-label={annotationTexts.changeNamed(annotation.text)}
                  onClick={() => mayDiscard() && setDraft(annotation)}
                >
                  {annotationTexts.change}
                </QuietButton>
                <QuietButton
                  type="button"
                  aria-label={annotationTexts.removeNamed(annotation.text)}
                  onClick={() => remove(annotation)}
                >
                  {annotationTexts.remove}
                </QuietButton>
              </Flex>
            </Permitted>
          </Flex>
        ))}
      </Flex>
      {draft && (
        <form onSubmit={save}>
          <Flex gap={3} wrap="wrap" alignItems="flex-end" paddingTop={3}>
            <Field.Root name="day" required>
              <Field.Label>{annotationTexts.day}</Field.Label>
              <TextInput
                type="date"
                value={draft.day}
                onChange={(event) => setDraft({ ...draft, day: event.target.value })}
              />
            </Field.Root>
            <Box flex="1 1 220px">
              <Field.Root name="text" required>
                <Field.Label>{annotationTexts.text}</Field.Label>
                <TextInput
                  value={draft.text}
                  maxLength={maxAnnotationLength}
                  onChange={(event) => setDraft({ ...draft, text: event.target.value })}
                />
              </Field.Root>
            </Box>
            <Button type="submit" size="L" disabled={draft.day === '' || draft.text.trim() === ''}>
              {annotationTexts.save}
            </Button>
            <Button type="button" variant="tertiary" size="L" onClick={() => setDraft(null)}>
              {sharedTexts.cancel}
            </Button>
          </Flex>
        </form>
      )}
    </Panel>
  );
}
