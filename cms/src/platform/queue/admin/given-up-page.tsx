import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { deliveryPermissions } from '../permissions';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import type { GivenUp, GivenUpList } from '../shape';
import { EmptyList } from '../../admin/lists/list-table';
import { inWords } from '../../admin/lists/moment';
import { Pages } from '../../admin/lists/pages';
import { useList } from '../../admin/lists/use-list';
import { Permitted } from '../../admin/permissions/permitted';

const path = '/given-up';
const noFilters = {};

const attemptsOf = ({ attempts }: GivenUp) => (attempts === 1 ? '1 poging' : `${attempts} pogingen`);
const nameOf = ({ kind, about, recipient }: GivenUp) =>
  `${kind} over ${about}${recipient === null ? '' : `, naar ${recipient}`}`;

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
      return 'Het wordt opnieuw geprobeerd.';
    });
  const retryAll = (total: number) =>
    attempt(async () => {
      if (!window.confirm(`Alles opnieuw proberen? Dat zijn er ${total}.`)) return null;
      await post(`${path}/retry`);
      return 'Alles wordt opnieuw geprobeerd.';
    });

  if (!list) return failed ? <Page.Error /> : <Page.Loading />;
  const { total, page, pages } = list.meta;
  return (
    <Page.Main>
      <Page.Title>Niet verstuurd</Page.Title>
      <Layouts.Header
        title="Niet verstuurd"
        subtitle="Mail en berichten die na alle pogingen niet weg konden. Bekijk eerst waarom; probeer het daarna opnieuw."
        primaryAction={
          <Permitted to={deliveryPermissions.may('update')}>
            <Button variant="secondary" onClick={() => retryAll(total)} disabled={total === 0}>
              Probeer alles opnieuw
            </Button>
          </Permitted>
        }
      />
      <Layouts.Content>
        {total === 0 ? (
          <EmptyList>Alles is verstuurd, of wordt nog geprobeerd.</EmptyList>
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
                      {inWords(one.givenUpAt)}, {attemptsOf(one)}
                    </Typography>
                  </Box>
                  <Permitted to={deliveryPermissions.may('update')}>
                    <Button
                      variant="secondary"
                      aria-label={`Probeer opnieuw: ${nameOf(one)}`}
                      onClick={() => retry(one.id)}
                    >
                      Probeer opnieuw
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
