import {
  Badge,
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { newsletterPermissions } from '../permissions';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { subscriberStates, type SubscriberList, type SubscriberState } from '../shape';
import { EmptyList, ListTable } from '../../platform/admin/lists/list-table';
import { inWords } from '../../platform/admin/lists/moment';
import { Pages } from '../../platform/admin/lists/pages';
import { useList } from '../../platform/admin/lists/use-list';
import { Downloads } from '../../platform/admin/lists/downloads';
import { Permitted } from '../../platform/admin/permissions/permitted';
import { newsletterLabels } from '../texts';
import { filterTexts, listTexts, removalTexts } from './texts';

const path = '/newsletter';
const noFilters = { q: '', state: '' };

const backgrounds: Record<SubscriberState, string> = {
  'wacht op bevestiging': 'warning100',
  aangemeld: 'success100',
  afgemeld: 'neutral150',
};

export default function NewsletterPage() {
  const { del } = useFetchClient();
  const { list, failed, filters, filter, turnTo, attempt, download } = useList<
    SubscriberList,
    typeof noFilters
  >(path, 'nieuwsbrief', noFilters);
  const [words, setWords] = useState('');

  const remove = (id: number, email: string) =>
    attempt(async () => {
      if (!window.confirm(removalTexts.question(email))) return null;
      await del(`${path}/${id}`);
      return removalTexts.done(email);
    });
  const search = (changed: Partial<typeof noFilters>) => filter({ ...filters, q: words, ...changed });

  if (!list) return failed ? <Page.Error /> : <Page.Loading />;
  const { total, pages } = list.meta;
  return (
    <Page.Main>
      <Page.Title>{newsletterLabels.title}</Page.Title>
      <Layouts.Header
        title={newsletterLabels.title}
        subtitle={listTexts.count(total)}
        primaryAction={
          <Downloads to={newsletterPermissions.may('export')} disabled={total === 0} onDownload={download} />
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <form
            role="search"
            onSubmit={(event) => {
              event.preventDefault();
              search({});
            }}
          >
            <Flex gap={3} wrap="wrap" alignItems="flex-end">
              <Field.Root name="q">
                <Field.Label>{filterTexts.email}</Field.Label>
                <TextInput type="search" value={words} onChange={(event) => setWords(event.target.value)} />
              </Field.Root>
              <Field.Root name="state">
                <Field.Label>{filterTexts.state}</Field.Label>
                <SingleSelect value={filters.state} onChange={(state) => search({ state: String(state) })}>
                  <SingleSelectOption value="">{filterTexts.all}</SingleSelectOption>
                  {subscriberStates.map((state) => (
                    <SingleSelectOption key={state} value={state}>
                      {state}
                    </SingleSelectOption>
                  ))}
                </SingleSelect>
              </Field.Root>
              <Button type="submit" variant="secondary" size="L">
                {filterTexts.search}
              </Button>
            </Flex>
          </form>
          {list.data.length === 0 ? (
            <EmptyList>{listTexts.empty}</EmptyList>
          ) : (
            <ListTable
              columns={listTexts.columns}
              rows={list.data}
              keyOf={({ id }) => id}
              cellsOf={({ id, email, state, consentAt, confirmedAt, consent }) => [
                <Typography fontWeight="semiBold">{email}</Typography>,
                <Badge backgroundColor={backgrounds[state]} textColor="neutral800">
                  {state}
                </Badge>,
                inWords(consentAt),
                inWords(confirmedAt),
                <Typography style={{ whiteSpace: 'pre-line' }}>{consent}</Typography>,
                <Permitted to={newsletterPermissions.may('update')}>
                  <Button
                    variant="danger-light"
                    aria-label={removalTexts.label(email)}
                    onClick={() => remove(id, email)}
                  >
                    {removalTexts.button}
                  </Button>
                </Permitted>,
              ]}
            />
          )}
          <Pages page={list.meta.page} pages={pages} onChange={turnTo} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
