import { Button, Field, Flex, TextInput, Textarea, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { maxLength, type AnnouncementList, type AnnouncementText } from '../announcements/shape';
import { useUnsaved } from '../../platform/admin/unsaved/unsaved';
import { AudienceChoice, useReach } from './audience-choice';
import { inDevices } from './audience-labels';
import { Preview } from './preview';

/** The text that is being written, with the id of the draft that it is stored as. */
export type Draft = AnnouncementText & { id: number | null };

interface Props {
  draft: Draft | null;
  meta: AnnouncementList['meta'];
  attempt: (work: () => Promise<string | null>) => Promise<void>;
  /** The message was stored or sent. */
  onDone: () => void;
}

const path = '/announcements';
const nothing: Draft = {
  id: null,
  title: '',
  body: '',
  titleEnglish: '',
  bodyEnglish: '',
  path: '/',
  audience: 'everybody',
  audienceValue: '',
};

const typedFields = ['title', 'body', 'titleEnglish', 'bodyEnglish', 'path'] as const;

export function AnnouncementForm({ draft, meta, attempt, onDone }: Props) {
  const { post, put } = useFetchClient();
  const begun = draft ?? nothing;
  const [{ id: storedAs, ...text }, setText] = useState<Draft>(begun);
  useUnsaved(typedFields.some((field) => text[field] !== begun[field]));
  const [at, setAt] = useState('');
  const reach = useReach(text);
  const change = (changed: Partial<Draft>) => setText((before) => ({ ...before, ...changed }));
  const cannotSend = reach === null || !meta.isSetUp;

  /** Stores what is written. Returns its id. */
  async function store(): Promise<number> {
    if (storedAs !== null) {
      await put(`${path}/${storedAs}`, text);
      return storedAs;
    }
    const { data } = await post<{ id: number }>(path, text);
    // When sending fails, the next press does not store it once more.
    change({ id: data.id });
    return data.id;
  }
  const save = () =>
    attempt(async () => {
      await store();
      onDone();
      return 'Het concept is bewaard.';
    });
  const test = () =>
    attempt(async () => {
      const { data } = await post<{ devices: number }>(`${path}/test`, text);
      return `De proef is verstuurd naar ${inDevices(data.devices)} van u.`;
    });
  const send = (moment: string | null) =>
    attempt(async () => {
      const when = moment === null ? 'Nu' : `Op ${moment.replace('T', ' om ')}`;
      if (!window.confirm(`${when} versturen naar ${inDevices(reach ?? 0)}: "${text.title}"?`)) return null;
      await post(`${path}/${await store()}/send`, { at: moment });
      onDone();
      return moment === null ? 'Het bericht wordt verstuurd.' : 'Het bericht is gepland.';
    });
  const words = (name: WordsProps['name']) => ({ name, value: text[name], onChange: change });

  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Typography tag="h2" variant="delta">
        {storedAs === null ? 'Nieuw bericht' : 'Concept wijzigen'}
      </Typography>
      <Flex gap={6} wrap="wrap" alignItems="flex-start">
        <Flex direction="column" alignItems="stretch" gap={4} style={{ flex: '2 1 24rem', minWidth: 0 }}>
          <Words {...words('title')} label="Titel" max={maxLength.title} required />
          <Words {...words('body')} label="Tekst" max={maxLength.body} required isLong />
          <Words {...words('titleEnglish')} label="Titel in het Engels" max={maxLength.title} />
          <Words {...words('bodyEnglish')} label="Tekst in het Engels" max={maxLength.body} isLong />
          <Field.Root
            name="path"
            required
            hint="Waar een druk op het bericht naartoe leidt, zoals /programma."
          >
            <Field.Label>Pagina</Field.Label>
            <TextInput value={text.path} onChange={({ target }) => change({ path: target.value })} />
            <Field.Hint />
          </Field.Root>
        </Flex>
        <Flex direction="column" alignItems="stretch" gap={4} style={{ flex: '1 1 16rem', minWidth: 0 }}>
          <Preview heading="Voorbeeld" lang="nl" title={text.title} body={text.body} />
          {text.titleEnglish !== '' && (
            <Preview heading="In het Engels" lang="en" title={text.titleEnglish} body={text.bodyEnglish} />
          )}
          <AudienceChoice chosen={text} reach={reach} meta={meta} onChange={change} />
        </Flex>
      </Flex>
      <Flex gap={2} wrap="wrap" alignItems="flex-end">
        <Button variant="secondary" onClick={test} disabled={!meta.isSetUp}>
          Stuur een proef aan mijzelf
        </Button>
        <Button variant="secondary" onClick={save}>
          Bewaar concept
        </Button>
        <Button onClick={() => send(null)} disabled={cannotSend}>
          Verstuur nu
        </Button>
        <Field.Root name="at">
          <Field.Label>Of later, op de klok van de beurs</Field.Label>
          <TextInput type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
        </Field.Root>
        <Button variant="secondary" onClick={() => send(at)} disabled={cannotSend || at === ''}>
          Plan in
        </Button>
      </Flex>
    </Flex>
  );
}

interface WordsProps {
  label: string;
  name: 'title' | 'body' | 'titleEnglish' | 'bodyEnglish';
  value: string;
  max: number;
  required?: boolean;
  isLong?: boolean;
  onChange: (changed: Partial<Draft>) => void;
}

function Words({ label, name, value, max, required = false, isLong = false, onChange }: WordsProps) {
  const field = {
    value,
    maxLength: max,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  };
  return (
    <Field.Root name={name} required={required} hint={`${[...value].length} van ${max} tekens`}>
      <Field.Label>{label}</Field.Label>
      {isLong ? <Textarea {...field} /> : <TextInput {...field} />}
      <Field.Hint />
    </Field.Root>
  );
}
