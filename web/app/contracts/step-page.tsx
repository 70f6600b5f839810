import type { ContractStepSlug } from 'beursvloer-domain/contracts';
import { useSearchParams } from 'react-router';
import type { FormResponse, WordedForm } from '../form-engine/form';
import { responseTo } from '../form-engine/form';
import { SiteForm } from '../form-engine/site-form';
import { useMessages } from '../messages/messages';
import { Button, ButtonLink } from '../ui/form/button';
import { Container } from '../ui/layout/container';
import { Notice } from '../ui/layout/notice';
import { SiteLink } from '../ui/links/site-link';
import { ContractFrame } from './contract-frame';
import { backButton, contractPath, discardPath, nextParam, overviewSlug } from './paths';
import { RunningTotal, type StandFacts } from './running-total';

export interface StepData {
  slug: ContractStepSlug;
  form: WordedForm;
  values: Record<string, string | string[]>;
  isGone: boolean;
  hasDraft: boolean;
  firstWrong: ContractStepSlug | null;
  stand: StandFacts | null;
}

export function StepPage({ data, response }: { data: StepData; response: FormResponse | undefined }) {
  const { slug, form, values, isGone, hasDraft, firstWrong, stand } = data;
  const m = useMessages().contract;
  const [query] = useSearchParams();
  const isFirst = slug === 'organisatie';
  return (
    <ContractFrame slug={slug} firstWrong={firstWrong}>
      <Container className="py-8 lg:py-12">
        <div className="max-w-prose">
          {isGone && (
            <Notice tone="info" className="mb-6">
              {m.gone}
            </Notice>
          )}
          <SiteForm
            key={slug}
            form={form}
            response={responseTo(form.name, response)}
            defaultValues={values}
            submit={query.get(nextParam) === overviewSlug ? m.toOverview : m.next}
            beside={
              isFirst ? (
                <ButtonLink to={contractPath} tone="quiet">
                  {m.backToStart}
                </ButtonLink>
              ) : (
                <Button
                  type="submit"
                  formNoValidate
                  {...backButton}
                  tone="secondary"
                  className="max-sm:w-full"
                >
                  {m.back}
                </Button>
              )
            }
          >
            {(field) => (
              <>
                {form.fields.map(({ name }) => field(name))}
                {stand && <RunningTotal {...stand} />}
              </>
            )}
          </SiteForm>
          <p className="mt-8 text-sm text-ink-soft">{m.saved}</p>
          {hasDraft && (
            <p className="mt-1 text-sm">
              <SiteLink
                to={discardPath}
                className="inline-block py-1 text-action-ink underline underline-offset-4"
              >
                {m.discard}
              </SiteLink>
            </p>
          )}
        </div>
      </Container>
    </ContractFrame>
  );
}
