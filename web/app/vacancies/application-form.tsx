import { ContentForm } from '../content-forms/content-form';
import type { Form } from '../content/types/form/form';
import type { VacancySummary } from '../content/types/vacancy';
import { useMessages } from '../messages/messages';
import { Section } from '../ui/layout/section';
import { givenBy } from './given-values';

/** The form with which a visitor applies, with the job and the employer filled in. */
export default function ApplicationForm({ vacancy, form }: { vacancy: VacancySummary; form: Form }) {
  const m = useMessages().vacancies.detail;
  return (
    <Section title={m.applyFor(vacancy.title)} intro={form.intro} tone="sunken" className="print:hidden">
      <ContentForm form={form} given={givenBy(vacancy)} />
    </Section>
  );
}
