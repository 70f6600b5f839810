import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { statisticsPermissions } from '../../permissions';
import { isFetchError, useAPIErrorHandler, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState, type FormEvent } from 'react';
import { maxAnnotationLength, type Annotation } from '../../dashboard/shape';
import { mayDiscard, useUnsaved } from '../../../platform/admin/unsaved/unsaved';
import { dayInWords } from '../words';
import { Panel } from './panel';
import { QuietButton } from './quiet-button';
import { Permitted } from '../../../platform/admin/permissions/permitted';

const path = '/statistics/annotations';

interface Props {
  annotations: Annotation[];
  /** The day that a new one begins with. */
  day: string;
  onChanged: () => void;
}

interface Draft {
  /** Null for a new one. */
  id: number | null;
  day: string;
  text: string;
}

/** Notes on days, so that later everybody knows why the line jumps. */
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
      const problem = isFetchError(error) ? formatAPIError(error) : 'Er ging iets mis. Probeer het opnieuw.';
      toggleNotification({ type: 'danger', message: problem });
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!draft) return;
    const { id, ...content } = draft;
    void attempt(
      () => (id === null ? post(path, content) : put(`${path}/${id}`, content)),
      'De aantekening is bewaard.',
    );
  };
  const remove = ({ id, text }: Annotation) => {
    if (window.confirm(`Aantekening "${text}" verwijderen?`))
      void attempt(() => del(`${path}/${id}`), 'De aantekening is verwijderd.');
  };

  return (
    <Panel
      title="Aantekeningen"
      action={
        !draft && (
          <Permitted to={statisticsPermissions.may('update')}>
            <QuietButton type="button" onClick={() => setDraft({ id: null, day, text: '' })}>
              Aantekening toevoegen
            </QuietButton>
          </Permitted>
        )
      }
    >
      {annotations.length === 0 && !draft && (
        <Typography tag="p" textColor="neutral600">
          Schrijf op wat er gebeurde, zoals een nieuwsbrief of een krantenartikel. Het staat dan in de
          grafiek.
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
                  aria-label={`Wijzig ${annotation.text}`}
                  onClick={() => mayDiscard() && setDraft(annotation)}
                >
                  Wijzig
                </QuietButton>
                <QuietButton
                  type="button"
                  aria-label={`Verwijder ${annotation.text}`}
                  onClick={() => remove(annotation)}
                >
                  Verwijder
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
              <Field.Label>Dag</Field.Label>
              <TextInput
                type="date"
                value={draft.day}
                onChange={(event) => setDraft({ ...draft, day: event.target.value })}
              />
            </Field.Root>
            <Box flex="1 1 220px">
              <Field.Root name="text" required>
                <Field.Label>Wat gebeurde er?</Field.Label>
                <TextInput
                  value={draft.text}
                  maxLength={maxAnnotationLength}
                  onChange={(event) => setDraft({ ...draft, text: event.target.value })}
                />
              </Field.Root>
            </Box>
            <Button type="submit" size="L" disabled={draft.day === '' || draft.text.trim() === ''}>
              Bewaar
            </Button>
            <Button type="button" variant="tertiary" size="L" onClick={() => setDraft(null)}>
              Annuleer
            </Button>
          </Flex>
        </form>
      )}
    </Panel>
  );
}
