import { useEffect, useRef, useState } from 'react';
import { useActionData, useSearchParams } from 'react-router';
import { FormGuard } from '../form-engine/guard/form-guard';
import type { Form } from '../content/types/form/form';
import { deleteDraft } from '../form-engine/drafts/draft-storage';
import { responseTo, type FormResponse } from '../form-engine/form';
import { SiteForm } from '../form-engine/site-form';
import { useMessages } from '../messages/messages';
import { Notice } from '../ui/layout/notice';
import { SubmissionKey } from '../captcha/submission-key';
import { anchorOf, sentParam, wordedForm, type GivenValues } from './worded-form';

export function ContentForm({ form, given }: { form: Form; given?: GivenValues }) {
  const { blocks: m } = useMessages();
  const response = useActionData<FormResponse>();
  const [query] = useSearchParams();
  const [worded] = useState(() => wordedForm(form, given));
  const hasFiles = worded.fields.some(({ kind }) => kind === 'file');
  const isSent = query.get(sentParam) === form.slug;
  return (
    <div id={anchorOf(form.slug)} className="max-w-prose scroll-mt-24 print:hidden">
      {isSent ? (
        <Sent
          form={form.slug}
          title={form.confirmationTitle ?? m.form.sent}
          text={form.confirmationText ?? m.form.sentText}
        />
      ) : (
        <SiteForm
          form={worded}
          response={responseTo(form.slug, response)}
          defaultValues={given}
          // An application to one employer is not offered to the next.
          hasDraft={given === undefined}
          mayWait={hasFiles ? undefined : { action: form.captchaAction, form: form.documentId }}
          title={form.title}
          submit={form.submitLabel ?? m.form.submit}
        >
          {(field) => (
            <>
              {worded.fields.map(({ name }) => field(name))}
              <SubmissionKey />
              <FormGuard action={form.captchaAction} form={form.documentId} />
            </>
          )}
        </SiteForm>
      )}
    </div>
  );
}

function Sent({ form, title, text }: { form: string; title: string; text: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  useEffect(() => deleteDraft(form), [form]);
  return (
    <Notice ref={notice} tone="done" role="status" tabIndex={-1}>
      <p className="font-display text-heading font-bold">{title}</p>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph} className="mt-2 whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </Notice>
  );
}
