import { Button, Field, Flex, TextInput, Textarea, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { maxLength, type AnnouncementList, type AnnouncementText } from '../announcements/shape';
import { useUnsaved } from '../../platform/admin/unsaved/unsaved';
import { PagePicker } from '../../platform/editor/admin/links/page-picker';
import { AudienceChoice, useReach } from './audience-choice';
import { Preview } from './preview';
import { fieldLabels } from '../texts';
import { formTexts } from './texts';

export type Draft = AnnouncementText & { id: number | null };

interface Props {
  draft: Draft | null;
  meta: AnnouncementList['meta'];
  attempt: (work: () => Promise<string | null>) => Promise<void>;
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
      return formTexts.saved;
    });
  const test = () =>
    attempt(async () => {
      const { data } = await post<{ devices: number }>(`${path}/test`, text);
      return formTexts.tested(data.devices);
    });
  const send = (moment: string | null) =>
    attempt(async () => {
      if (!window.confirm(formTexts.confirm(moment, reach ?? 0, text.title))) return null;
      await post(`${path}/${await store()}/send`, { at: moment });
      onDone();
      return moment === null ? formTexts.sent : formTexts.planned;
    });
  const words = (name: WordsProps['name']) => ({ name, value: text[name], onChange: change });

  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Typography tag="h2" variant="delta">
        {storedAs === null ? formTexts.newMessage : formTexts.changedDraft}
      </Typography>
      <Flex gap={6} wrap="wrap" alignItems="flex-start">
        <Flex direction="column" alignItems="stretch" gap={4} style={{ flex: '2 1 24rem', minWidth: 0 }}>
          <Words {...words('title')} max={maxLength.title} required />
          <Words {...words('body')} max={maxLength.body} required isLong />
          <Words {...words('titleEnglish')} max={maxLength.title} />
          <Words {...words('bodyEnglish')} max={maxLength.body} isLong />
          <Field.Root name="path" required hint={formTexts.pathHint}>
            <Field.Label>{fieldLabels.path}</Field.Label>
            <TextInput value={text.path} onChange={({ target }) => change({ path: target.value })} />
            <PagePicker onChoose={(page) => change({ path: page.path })} />
            <Field.Hint />
          </Field.Root>
        </Flex>
        <Flex direction="column" alignItems="stretch" gap={4} style={{ flex: '1 1 16rem', minWidth: 0 }}>
          <Preview heading={formTexts.preview} lang="nl" title={text.title} body={text.body} />
          {text.titleEnglish !== '' && (
            <Preview
              heading={formTexts.previewEnglish}
              lang="en"
              title={text.titleEnglish}
              body={text.bodyEnglish}
            />
          )}
          <AudienceChoice chosen={text} reach={reach} meta={meta} onChange={change} />
        </Flex>
      </Flex>
      <Flex gap={2} wrap="wrap" alignItems="flex-end">
        <Button variant="secondary" onClick={test} disabled={!meta.isSetUp}>
          {formTexts.test}
        </Button>
        <Button variant="secondary" onClick={save}>
          {formTexts.save}
        </Button>
        <Button onClick={() => send(null)} disabled={cannotSend}>
          {formTexts.send}
        </Button>
        <Field.Root name="at">
          <Field.Label>{formTexts.later}</Field.Label>
          <TextInput type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
        </Field.Root>
        <Button variant="secondary" onClick={() => send(at)} disabled={cannotSend || at === ''}>
          {formTexts.plan}
        </Button>
      </Flex>
    </Flex>
  );
}

interface WordsProps {
  name: 'title' | 'body' | 'titleEnglish' | 'bodyEnglish';
  value: string;
  max: number;
  required?: boolean;
  isLong?: boolean;
  onChange: (changed: Partial<Draft>) => void;
}

function Words({ name, value, max, required = false, isLong = false, onChange }: WordsProps) {
  const field = {
    value,
    maxLength: max,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  };
  return (
    <Field.Root name={name} required={required} hint={formTexts.length([...value].length, max)}>
      <Field.Label>{fieldLabels[name]}</Field.Label>
      {isLong ? <Textarea {...field} /> : <TextInput {...field} />}
      <Field.Hint />
    </Field.Root>
  );
}
