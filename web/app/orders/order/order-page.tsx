import { Form } from 'react-router';
import { FormGuard } from '../../form-engine/guard/form-guard';
import { SubmissionKey } from '../../captcha/submission-key';
import { TotalTable } from '../../contracts/total-table';
import { responseTo, type FormResponse } from '../../form-engine/form';
import { SiteForm } from '../../form-engine/site-form';
import { useMessages } from '../../messages/messages';
import { Button, ButtonLink } from '../../ui/form/button';
import { TextField } from '../../ui/form/text-field';
import { Container } from '../../ui/layout/container';
import { Notice } from '../../ui/layout/notice';
import { PageHeader } from '../../ui/layout/page-header';
import { SiteLink } from '../../ui/links/site-link';
import { Heading } from '../../ui/text/heading';
import { cataloguePath } from '../select';
import type { OrderData } from './order.server';

export function OrderPage({
  data: { order, quantities, names, faults, form },
  response,
}: {
  data: OrderData;
  response: FormResponse | undefined;
}) {
  const { order: m, catalogue } = useMessages();
  const { lines, total } = order;
  return (
    <>
      <PageHeader
        title={m.title}
        intro={m.intro}
        breadcrumbs={[{ label: catalogue.title, to: cataloguePath }, { label: m.title }]}
      />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-10 py-8 lg:grid-cols-2 lg:items-start lg:py-12">
        <div className="grid gap-6">
          {faults.length > 0 && (
            <Notice tone="problem">
              {faults.map((fault) => (
                <p key={fault}>{fault}</p>
              ))}
            </Notice>
          )}
          {quantities.length === 0 ? (
            <>
              <p>{m.empty}</p>
              <div>
                <ButtonLink to={cataloguePath}>{m.toCatalogue}</ButtonLink>
              </div>
            </>
          ) : (
            <>
              {/* The quantities are the URL. With scripts what is typed beside it stays, and so do files. */}
              <Form
                method="get"
                replace
                preventScrollReset
                className="grid gap-3 rounded-card border border-line px-5 py-4"
              >
                {quantities.map(({ code, quantity }) => (
                  <TextField
                    key={`${code} ${quantity}`}
                    label={m.quantityOf(names[code] ?? code)}
                    name={code}
                    inputMode="numeric"
                    autoComplete="off"
                    defaultValue={quantity}
                  />
                ))}
                <div>
                  <Button type="submit" tone="secondary">
                    {m.recalculate}
                  </Button>
                </div>
              </Form>
              {lines.length > 0 && (
                <div className="rounded-card border border-line bg-tint px-5 py-4">
                  <TotalTable total={order} names={names} />
                </div>
              )}
              <p>
                <SiteLink
                  to={cataloguePath}
                  className="inline-block py-1 text-action-ink underline underline-offset-4"
                >
                  {m.toCatalogue}
                </SiteLink>
              </p>
            </>
          )}
        </div>
        {quantities.length > 0 && (
          <section aria-labelledby="bestelformulier">
            <Heading level={2} size="heading" id="bestelformulier" className="mb-5">
              {m.who}
            </Heading>
            <SiteForm form={form} response={responseTo(form.name, response)} submit={m.submit}>
              {(field) => (
                <>
                  {form.fields.map(({ name }) => field(name))}
                  <p>
                    <SiteLink
                      to="/algemene-voorwaarden"
                      className="inline-block py-1 text-action-ink underline underline-offset-4"
                    >
                      {m.terms}
                    </SiteLink>
                  </p>
                  <input type="hidden" name="seenTotalCents" value={total.gross} />
                  <SubmissionKey />
                  <FormGuard action="order" form="order" />
                </>
              )}
            </SiteForm>
          </section>
        )}
      </Container>
    </>
  );
}
