import { anchorOf } from '../content-forms/worded-form';
import { useMessages } from '../messages/messages';
import { ButtonLink } from '../ui/form/button';
import { listPath } from './vacancy-list';
import type { VacancyData } from './vacancy.server';

export function Apply({ vacancy: { applyUrl, closes, isPast }, open, form }: VacancyData) {
  const { format } = useMessages();
  const m = useMessages().vacancies.detail;
  if (!open) {
    return (
      <>
        <p className="font-semibold">{m.closedTitle}</p>
        {closes !== null && !isPast && <p className="text-ink-soft">{m.closedText(format.day(closes))}</p>}
        <ButtonLink to={listPath} tone="secondary" className="mt-4 w-full">
          {m.others}
        </ButtonLink>
      </>
    );
  }
  if (applyUrl === null)
    return (
      form && (
        <ButtonLink to={`#${anchorOf(form.slug)}`} icon="notebook-pen" className="w-full">
          {m.apply}
        </ButtonLink>
      )
    );
  const byMail = applyUrl.startsWith('mailto:');
  const host = URL.canParse(applyUrl) ? new URL(applyUrl).hostname.replace(/^www\./, '') : '';
  return (
    <>
      <ButtonLink to={applyUrl} icon={byMail ? 'mail' : 'external-link'} className="w-full">
        {m.apply}
      </ButtonLink>
      {(byMail || host !== '') && (
        <p className="mt-2 text-center text-sm text-ink-soft">{byMail ? m.applyByMail : m.applyAt(host)}</p>
      )}
    </>
  );
}
