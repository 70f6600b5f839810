import { Box, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { EmptyList, ListTable } from '../../admin/lists/list-table';
import { inWords } from '../../admin/lists/moment';
import { Pages } from '../../admin/lists/pages';
import { useList } from '../../admin/lists/use-list';
import { auditDays } from '../days';
import type { AuditList } from '../shape';
import { auditTexts } from '../texts';
import { auditPageTexts } from './texts';

const noFilters = {};

export default function AuditPage() {
  const { list, failed, turnTo } = useList<AuditList, typeof noFilters>('/audit', 'logboek', noFilters);
  if (!list) return failed ? <Page.Error /> : <Page.Loading />;
  return (
    <Page.Main>
      <Page.Title>{auditTexts.title}</Page.Title>
      <Layouts.Header title={auditTexts.title} subtitle={auditPageTexts.subtitle(auditDays)} />
      <Layouts.Content>
        {list.data.length === 0 ? (
          <EmptyList>{auditPageTexts.none}</EmptyList>
        ) : (
          <Flex direction="column" alignItems="stretch" gap={4}>
            <ListTable
              columns={auditPageTexts.columns}
              rows={list.data}
              keyOf={({ id }) => id}
              cellsOf={({ at, who, what, about }) => [
                inWords(at),
                who,
                // Strapi keeps the text of a table on one line.
                <Box minWidth="14rem" style={{ whiteSpace: 'normal' }}>
                  <Typography>{what}</Typography>
                </Box>,
                <Box minWidth="14rem" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
                  <Typography>{about}</Typography>
                </Box>,
              ]}
            />
            <Pages page={list.meta.page} pages={list.meta.pages} onChange={turnTo} />
          </Flex>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}
