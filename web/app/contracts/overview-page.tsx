import { useState } from 'react';
import { FormGuard } from '../form-engine/guard/form-guard';
import { SubmissionKey } from '../captcha/submission-key';
import type { FormResponse } from '../form-engine/form';
import { responseTo } from '../form-engine/form';
import { SiteForm } from '../form-engine/site-form';
import { useLangOf, useMessages } from '../messages/messages';
import { ButtonLink } from '../ui/form/button';
import { Container } from '../ui/layout/container';
import { VisuallyHidden } from '../ui/layout/visually-hidden';
import { SiteLink } from '../ui/links/site-link';
import { Icon } from '../ui/media/icon';
import { Heading } from '../ui/text/heading';
import { RichText } from '../ui/text/rich-text';
import { ContractFrame } from './contract-frame';
import type { OverviewData } from './overview.server';
import { nextParam, overviewSlug, stepPath } from './paths';
import { TotalTable } from './total-table';

export function OverviewPage({
  data: { sections, total, names, rules, offerVersion, form },
  response,
}: {
  data: OverviewData;
  response: FormResponse | undefined;
}) {
  const { contract } = useMessages();
  const m = contract.overview;
  return (
    <ContractFrame slug={overviewSlug} firstWrong={null}>
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-10 py-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:py-12">
        <div className="grid gap-8">
          {sections.map(({ slug, rows }) => (
            <section key={slug} aria-labelledby={`stap-${slug}`}>
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-line-strong pb-1">
                <Heading level={2} size="subheading" id={`stap-${slug}`}>
                  {contract.step[slug].title}
                </Heading>
                <SiteLink
                  to={`${stepPath(slug)}?${nextParam}=${overviewSlug}`}
                  className="inline-block py-1.5 font-semibold text-action-ink underline underline-offset-4"
                >
                  {m.change}
                  <VisuallyHidden>{m.changeStep(contract.step[slug].short)}</VisuallyHidden>
                </SiteLink>
              </div>
              <dl>
                {rows.map(({ label, value }) => (
                  <div
                    key={label}
                    className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
                  >
                    <dt className="text-ink-soft">{label}</dt>
                    <dd className="font-medium whitespace-pre-line">
                      {value ?? <span className="font-normal text-ink-soft">{m.empty}</span>}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <div className="rounded-card border border-line bg-tint px-5 py-4 lg:sticky lg:top-4">
          <Heading level={2} size="subheading" className="mb-2">
            {contract.total.title}
          </Heading>
          <TotalTable total={total} names={names} unit="squareMetres" />
        </div>
        <div className="max-w-prose lg:col-span-2">
          <RulesToRead rules={rules} />
          <Heading level={2} size="heading" className="booth-mark mt-10">
            {m.sign}
          </Heading>
          <p className="mt-2 mb-6">{m.signText}</p>
          <SignForm
            key={`${rules.version} ${offerVersion}`}
            {...{ form, response, offerVersion }}
            rulesVersion={rules.version}
          />
          <p className="mt-6 text-ink-soft">{m.afterwards}</p>
        </div>
      </Container>
    </ContractFrame>
  );
}

function RulesToRead({ rules }: Pick<OverviewData, 'rules'>) {
  const { contract, rules: words } = useMessages();
  const m = contract.overview;
  const lang = useLangOf()(rules);
  return (
    <section aria-labelledby="reglement" className="rounded-card border border-line px-5 py-4">
      <Heading level={2} size="subheading" id="reglement">
        {m.rules(rules.version)}
      </Heading>
      <p className="mt-1">{m.rulesText}</p>
      <details className="group/rules mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 font-semibold text-action-ink underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
          {m.rulesRead}
          <Icon name="chevron-down" className="transition-transform group-open/rules:rotate-180" />
        </summary>
        <div className="mt-2 border-t border-line pt-4">
          {rules.preamble.length > 0 && <RichText value={rules.preamble} lang={lang} />}
          {rules.articles.map(({ title, body }, index) => (
            <div key={index} className="mt-6">
              <Heading level={3} size="subheading">
                {words.article(index + 1)} <span lang={lang}>{title}</span>
              </Heading>
              <RichText value={body} lang={lang} topLevel={4} />
            </div>
          ))}
        </div>
      </details>
      <p className="mt-2">
        <SiteLink
          to={`/reglement-standhouders?versie=${rules.version}`}
          className="inline-block py-1 text-action-ink underline underline-offset-4"
        >
          {m.rulesPage}
        </SiteLink>
      </p>
    </section>
  );
}

function SignForm({
  form,
  response,
  rulesVersion,
  offerVersion,
}: Pick<OverviewData, 'form' | 'offerVersion'> & {
  response: FormResponse | undefined;
  rulesVersion: string;
}) {
  const m = useMessages().contract;
  const [first] = useState(form);
  return (
    <SiteForm
      form={first}
      response={responseTo(form.name, response)}
      submit={m.overview.submit}
      beside={
        <ButtonLink to={stepPath('betaling')} tone="secondary" className="max-sm:w-full">
          {m.back}
        </ButtonLink>
      }
    >
      {(field) => (
        <>
          {first.fields.map(({ name }) => field(name))}
          <input type="hidden" name="rulesVersion" value={rulesVersion} />
          <input type="hidden" name="offerVersion" value={offerVersion} />
          <SubmissionKey />
          <FormGuard action="contract" form="contract" />
        </>
      )}
    </SiteForm>
  );
}
