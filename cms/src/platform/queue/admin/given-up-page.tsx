import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { deliveryPermissions } from '../permissions';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import type { GivenUp, GivenUpList } from '../shape';
import { EmptyList } from '../../admin/lists/list-table';
import { inWords } from '../../admin/lists/moment';
import { Pages } from '../../admin/lists/pages';
import { useList } from '../../admin/lists/use-list';
import { Permitted } from '../../admin/permissions/permitted';
import { deliveryTexts } from '../texts';
import { givenUpTexts, retryTexts } from './texts';

const path = '/given-up';
const noFilters = {};

const nameOf = ({ kind, about, recipient }: GivenUp) => givenUpTexts.name(kind, about, recipient);

export default function GivenUpPage() {
  const { post } = useFetchClient();
  const { list, failed, turnTo, attempt } = useList<GivenUpList, typeof noFilters>(
    path,
    'niet-verstuurd',
    noFilters,
  );

  const retry = (id: number) =>
    attempt(async () => {
      await post(`${path}/${id}/retry`);
      return retryTexts.retrying;
    });
  const retryAll = (total: number) =>
    attempt(async () => {
      if (!window.confirm(retryTexts.mayRetryAll(total))) return null;
      await post(`${path}/retry`);
      return retryTexts.retryingAll;
    });

  if (!list) return failed ? <Page.Error /> : <Page.Loading />;
  const { total, page, pages } = list.meta;
  return (
    <Page.Main>
      <Page.Title>{deliveryTexts.title}</Page.Title>
      <Layouts.Header
        title={deliveryTexts.title}
        subtitle={givenUpTexts.subtitle}
        primaryAction={
          <Permitted to={deliveryPermissions.may('update')}>
            <Button variant="secondary" onClick={() => retryAll(total)} disabled={total === 0}>
              {retryTexts.all}
            </Button>
          </Permitted>
        }
      />
      <Layouts.Content>
        {total === 0 ? (
          <EmptyList>{givenUpTexts.none}</EmptyList>
        ) : (
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
              {list.data.map((one) => (
                <Flex
                  key={one.id}
                  tag="li"
                  justifyContent="space-between"
                  gap={3}
                  wrap="wrap"
                  background="neutral0"
                  padding={4}
                  hasRadius
                  shadow="tableShadow"
                >
                  <Box flex="1 1 240px">
                    <Typography tag="p" fontWeight="semiBold" style={{ overflowWrap: 'anywhere' }}>
                      {nameOf(one)}
                    </Typography>
                    <Typography tag="p" textColor="danger600" style={{ overflowWrap: 'anywhere' }}>
                      {one.error}
                    </Typography>
                    <Typography tag="p" variant="pi" textColor="neutral600">
                      {inWords(one.givenUpAt)}, {givenUpTexts.attempts(one.attempts)}
                    </Typography>
                  </Box>
                  <Permitted to={deliveryPermissions.may('update')}>
                    <Button
                      variant="secondary"
                      aria-label={retryTexts.named(nameOf(one))}
                      onClick={() => retry(one.id)}
                    >
                      {retryTexts.one}
                    </Button>
                  </Permitted>
                </Flex>
              ))}
            </Flex>
            <Pages page={page} pages={pages} onChange={turnTo} />
          </Flex>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}
