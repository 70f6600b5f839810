import { Button, Flex, LinkButton, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyList, ListTable } from '../../admin/lists/list-table';
import { saveFile } from '../../admin/lists/save-file';
import { listTexts } from '../../admin/texts';
import type { ListLine } from '../shape';
import { ImportsTable } from './imports-table';
import { listsSubtitle, listsTitle, overviewTexts } from './texts';

export function OverviewPage() {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [lists, setLists] = useState<ListLine[] | null>(null);

  useEffect(() => {
    let isCurrent = true;
    get<{ data: ListLine[] }>('/lists').then(
      ({ data }) => isCurrent && setLists(data.data),
      () => toggleNotification({ type: 'danger', message: listTexts.notLoaded }),
    );
    return () => {
      isCurrent = false;
    };
  }, [get, toggleNotification]);

  async function download(target: string, name: string, format: 'csv' | 'xlsx') {
    try {
      const { data } = await get<Blob>(target, { params: { format }, responseType: 'blob' });
      saveFile(data, `${name}.${format}`);
    } catch {
      toggleNotification({ type: 'danger', message: listTexts.wentWrong });
    }
  }

  return (
    <Page.Main>
      <Page.Title>{listsTitle}</Page.Title>
      <Layouts.Header title={listsTitle} subtitle={listsSubtitle} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={8}>
          {lists?.length === 0 && <EmptyList>{overviewTexts.none}</EmptyList>}
          {lists && lists.length > 0 && (
            <ListTable
              columns={overviewTexts.columns}
              rows={lists}
              keyOf={({ name }) => name}
              cellsOf={(list) => [
                <Typography fontWeight="semiBold">{list.title}</Typography>,
                String(list.count),
                <Downloads list={list} onDownload={download} />,
                list.mayImport && (
                  <Flex gap={2} wrap="wrap">
                    <LinkButton
                      tag={Link}
                      to={list.importsAt ?? list.name}
                      size="S"
                      aria-label={overviewTexts.named(overviewTexts.import, list.title)}
                    >
                      {overviewTexts.import}
                    </LinkButton>
                    {list.importsAt === null && (
                      <Button
                        variant="tertiary"
                        size="S"
                        aria-label={overviewTexts.named(overviewTexts.empty, list.title)}
                        onClick={() =>
                          download(`/lists/${list.name}/empty`, `${list.name}-om-in-te-vullen`, 'xlsx')
                        }
                      >
                        {overviewTexts.empty}
                      </Button>
                    )}
                  </Flex>
                ),
              ]}
            />
          )}
          <ImportsTable />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

interface DownloadsProps {
  list: ListLine;
  onDownload: (target: string, name: string, format: 'csv' | 'xlsx') => Promise<void>;
}

function Downloads({ list: { name, title }, onDownload }: DownloadsProps) {
  return (
    <Flex gap={2}>
      {(['xlsx', 'csv'] as const).map((format) => {
        const text = format === 'xlsx' ? overviewTexts.excel : overviewTexts.csv;
        return (
          <Button
            key={format}
            variant="secondary"
            size="S"
            aria-label={overviewTexts.named(text, title)}
            onClick={() => void onDownload(`/lists/${name}/export`, name, format)}
          >
            {text}
          </Button>
        );
      })}
    </Flex>
  );
}
