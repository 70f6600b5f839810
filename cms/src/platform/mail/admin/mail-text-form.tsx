import { Box, Button, Field, Flex, TextInput, Textarea, Typography } from '@strapi/design-system';
import { Page, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { useUnsaved } from '../../admin/unsaved/unsaved';
import { Part } from '../../lists/admin/part';
import { useAttempt } from '../../lists/admin/use-attempt';
import type { MailLanguage } from '../layout';
import { maxLength, type MailDetail, type OwnText } from '../own-texts/shape';
import { MailPreview } from './mail-preview';
import { mailTextsTexts as texts } from './texts';
import { usePreview } from './use-preview';

interface Props {
  name: string;
  language: MailLanguage;
  onChanged: () => void;
}

export function MailTextForm({ name, language, onChanged }: Props) {
  const { get } = useFetchClient();
  const [detail, setDetail] = useState<MailDetail | null>(null);
  const [failed, setFailed] = useState(false);
  const path = `/mail-texts/${name}/${language}`;
  useEffect(() => {
    get<MailDetail>(path).then(
      ({ data }) => setDetail(data),
      () => setFailed(true),
    );
  }, [get, path]);

  if (failed) return <Page.Error />;
  if (!detail) return <Page.Loading />;
  return (
    <Fields
      path={path}
      detail={detail}
      onStored={(stored) => {
        setDetail(stored);
        onChanged();
      }}
    />
  );
}

const inForce = ({ own, standard }: MailDetail): OwnText => own ?? standard;

interface FieldsProps {
  path: string;
  detail: MailDetail;
  onStored: (detail: MailDetail) => void;
}

function Fields({ path, detail, onStored }: FieldsProps) {
  const { post, put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const attempt = useAttempt();
  const begun = inForce(detail);
  const [written, setWritten] = useState(begun);
  const [isBusy, setBusy] = useState(false);
  const typing = useRef<{ field: keyof OwnText; input: HTMLInputElement | HTMLTextAreaElement } | null>(null);
  const { preview, faults } = usePreview(path, written);
  const isChanged = written.subject !== begun.subject || written.text !== begun.text;
  useUnsaved(isChanged);

  const act = async (work: () => Promise<string>) => {
    setBusy(true);
    const message = await attempt(work);
    setBusy(false);
    if (message !== null) toggleNotification({ type: 'success', message });
  };
  const take = (stored: MailDetail) => {
    setWritten(inForce(stored));
    onStored(stored);
  };
  const save = () =>
    act(async () => {
      const { data } = await put<MailDetail>(path, { ...written, version: detail.version });
      take(data);
      return texts.saved;
    });
  const test = () =>
    act(async () => {
      const { data } = await post<{ email: string }>(`${path}/test`, written);
      return texts.tested(data.email);
    });
  const reset = () => {
    if (!window.confirm(texts.mayReset)) return;
    void act(async () => {
      const { data } = await post<MailDetail>(`${path}/reset`, { version: detail.version });
      take(data);
      return texts.isReset;
    });
  };

  /** Puts a variable where the cursor is, or was last; at the end of the text where it never was. */
  function insert(variable: string) {
    const { field, input } = typing.current ?? { field: 'text' as const, input: null };
    const value = written[field];
    const [from, to] = [input?.selectionStart ?? value.length, input?.selectionEnd ?? value.length];
    setWritten({ ...written, [field]: `${value.slice(0, from)}${variable}${value.slice(to)}` });
    requestAnimationFrame(() => {
      input?.focus();
      input?.setSelectionRange(from + variable.length, from + variable.length);
    });
  }

  const input = (field: keyof OwnText) => ({
    value: written[field],
    maxLength: maxLength[field],
    onChange: ({ target }: { target: { value: string } }) =>
      setWritten((before) => ({ ...before, [field]: target.value })),
    onFocus: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => {
      typing.current = { field, input: target };
    },
  });
  const cannot = isBusy || Object.keys(faults).length > 0;

  return (
    <Flex gap={6} wrap="wrap" alignItems="flex-start">
      <Flex direction="column" alignItems="stretch" gap={4} style={{ flex: '1 1 22rem', minWidth: 0 }}>
        <Field.Root name="subject" required error={faults.subject}>
          <Field.Label>{texts.subject}</Field.Label>
          <TextInput {...input('subject')} />
          <Field.Error />
        </Field.Root>
        <Field.Root name="text" required hint={texts.textHint} error={faults.text}>
          <Field.Label>{texts.text}</Field.Label>
          <Textarea {...input('text')} rows={12} />
          <Field.Hint />
          <Field.Error />
        </Field.Root>
        {detail.variables.length > 0 && (
          <Part title={texts.variables}>
            <Typography tag="p">{texts.variablesHint}</Typography>
            {detail.variables.map(({ name, label }) => (
              <Flex key={name} gap={3}>
                <Button variant="secondary" onClick={() => insert(`{${name}}`)}>
                  {`{${name}}`}
                </Button>
                <Typography>{label}</Typography>
              </Flex>
            ))}
          </Part>
        )}
        <Flex gap={2} wrap="wrap">
          <Button onClick={() => void save()} disabled={cannot || !isChanged}>
            {texts.save}
          </Button>
          <Button variant="secondary" onClick={() => void test()} disabled={cannot}>
            {texts.test}
          </Button>
          {detail.own && (
            <Button variant="tertiary" onClick={reset} disabled={isBusy}>
              {texts.reset}
            </Button>
          )}
        </Flex>
      </Flex>
      <Box style={{ flex: '1 1 22rem', minWidth: 0 }}>
        <MailPreview preview={preview} />
      </Box>
    </Flex>
  );
}
