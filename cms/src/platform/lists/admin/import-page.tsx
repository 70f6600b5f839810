import { Box, Flex, Link as StrapiLink } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { saveFile } from '../../admin/lists/save-file';
import { useUnsaved } from '../../admin/unsaved/unsaved';
import type { ListLine } from '../shape';
import { ColumnsTable } from './columns-table';
import { LeftOutRows } from './left-out-rows';
import { PicturesPart } from './pictures-part';
import { PreviewRows } from './preview-rows';
import { Questions } from './questions';
import { StoredImport } from './stored-import';
import { Summary } from './summary';
import { TableInput } from './table-input';
import { formTexts } from './texts';
import { useAttempt } from './use-attempt';
import { useListImport } from './use-list-import';

const accept = '.xlsx,.csv,text/csv';

export function ImportPage() {
  const { name = '' } = useParams();
  const { get } = useFetchClient();
  const attempt = useAttempt();
  const [list, setList] = useState<ListLine | null>(null);
  const {
    file,
    pasted,
    preview,
    stored,
    problem,
    isBusy,
    pictures,
    choose,
    paste,
    change,
    addPictures,
    store,
  } = useListImport(name);
  useUnsaved(preview !== null && stored === null);

  useEffect(() => {
    let isCurrent = true;
    get<{ data: ListLine[] }>('/lists').then(
      ({ data }) => isCurrent && setList(data.data.find((one) => one.name === name) ?? null),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [get, name]);

  const downloadEmpty = () =>
    attempt(async () => {
      const { data } = await get<Blob>(`/lists/${name}/empty`, {
        params: { format: 'xlsx' },
        responseType: 'blob',
      });
      saveFile(data, `${name}-om-in-te-vullen.xlsx`);
    });

  const title = formTexts.title(list?.title ?? '');
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        navigationAction={
          <StrapiLink tag={Link} to=".." startIcon={<ArrowLeft />}>
            {formTexts.back}
          </StrapiLink>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
            <Flex direction="column" alignItems="stretch" gap={5}>
              <TableInput
                file={file}
                pasted={pasted}
                accept={accept}
                hint={formTexts.fileHint}
                problem={preview === null ? problem : null}
                onFile={choose}
                onPaste={paste}
                onEmptyList={() => void downloadEmpty()}
                round={String(stored?.id ?? pasted === '')}
              />
            </Flex>
          </Box>
          {preview && (
            <>
              <Summary
                preview={preview}
                problem={problem}
                isBusy={isBusy}
                onChange={change}
                onStore={store}
              />
              <PicturesPart preview={preview} isBusy={isBusy} pictures={pictures} onAdd={addPictures} />
              <Questions preview={preview} isBusy={isBusy} onChange={change} />
              <ColumnsTable
                columns={preview.columns}
                targets={preview.targets}
                problem={preview.problem}
                chosen={preview.choices.columns}
                isBusy={isBusy}
                onChoose={(columns) => change({ columns })}
              />
              <LeftOutRows preview={preview} isBusy={isBusy} onChange={change} />
              <PreviewRows preview={preview} />
            </>
          )}
          {stored && <StoredImport stored={stored} />}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
