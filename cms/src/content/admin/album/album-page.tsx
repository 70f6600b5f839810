import { Box, Button, Flex, Link as StrapiLink, Typography, useNotifyAT } from '@strapi/design-system';
import { ArrowLeft, Check } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { EmptyList } from '../../../platform/admin/lists/list-table';
import { usePermissions } from '../../../platform/admin/permissions/permitted';
import { useUnsaved } from '../../../platform/admin/unsaved/unsaved';
import { originalLocale } from '../../../platform/documents/original-locale';
import { mayDescribe } from '../../../platform/media/permissions';
import { AddPhotos } from './add-photos';
import { AllPhotos, DateProposal } from './all-photos';
import { albumPath } from './paths';
import { PhotoList } from './photo-list';
import { kept, withNew, withoutText, type Row } from './rows';
import { albumTexts, conflictTexts, toolTexts } from './texts';
import { useAlbum } from './use-album';
import { usePageDrop } from './use-page-drop';
import { useUploads } from './use-uploads';

/** All photos of one album: more of them, their order and their texts. */
export default function AlbumPage() {
  const { documentId = '' } = useParams();
  const [params] = useSearchParams();
  const locale = params.get('locale') ?? originalLocale;
  const isPermitted = usePermissions();
  const { notifyStatus } = useNotifyAT();
  const page = useAlbum(documentId, locale);
  const { album, failed, rows, setRows, date, setDate, isConflict } = page;
  const count = useRef(0);
  count.current = kept(rows).length;
  const uploads = useUploads(
    () => count.current,
    useCallback((row: Row) => setRows((now) => withNew(now, row)), [setRows]),
  );
  /** Those that had no text when the filter was set: a row stays while its text is typed. */
  const [only, setOnly] = useState<ReadonlySet<string> | null>(null);
  const isOver = usePageDrop((files) => void uploads.add(files));
  useUnsaved(page.isChanged || uploads.state.isSending || uploads.state.failed.length > 0);

  if (failed === 403) return <Page.NoPermissions />;
  if (failed !== null) return <Page.Error />;
  if (!album) return <Page.Loading />;
  const title = albumTexts.title(album.title);
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        subtitle={albumTexts.count(count.current)}
        navigationAction={
          <StrapiLink tag={Link} to={albumPath(documentId, locale)} startIcon={<ArrowLeft />}>
            {albumTexts.back}
          </StrapiLink>
        }
        primaryAction={
          <Button
            size="S"
            startIcon={<Check />}
            loading={page.isSaving}
            disabled={!page.isChanged || page.isSaving || isConflict}
            onClick={() => void page.save()}
          >
            {albumTexts.save}
          </Button>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          {isConflict && <Conflict onMerge={() => void page.merge()} />}
          <AddPhotos
            state={uploads.state}
            isSaved={!page.isChanged}
            onFiles={(files) => void uploads.add(files)}
            onStop={uploads.stop}
            onRetry={uploads.retry}
            onHide={uploads.hideLeftOut}
          />
          {album.photos.length === 0 && (
            <DateProposal
              rows={rows}
              date={date}
              onAccept={(day) => {
                setDate(day);
                notifyStatus(toolTexts.accepted(day));
              }}
            />
          )}
          {rows.length === 0 ? (
            <EmptyList>
              {albumTexts.empty} {albumTexts.emptyHint}
            </EmptyList>
          ) : (
            <>
              <AllPhotos
                rows={rows}
                setRows={setRows}
                isFiltered={only !== null}
                onFilter={(isOn) => setOnly(isOn ? new Set(withoutText(rows).map(({ key }) => key)) : null)}
                say={notifyStatus}
              />
              {only?.size === 0 ? (
                <EmptyList>{toolTexts.noneWithout}</EmptyList>
              ) : (
                <PhotoList
                  rows={rows}
                  only={only}
                  mayDescribe={isPermitted(mayDescribe)}
                  setRows={setRows}
                  say={notifyStatus}
                />
              )}
            </>
          )}
        </Flex>
      </Layouts.Content>
      {isOver && (
        <DropHere aria-hidden="true">
          <Typography variant="alpha" textColor="primary700">
            {albumTexts.drop}
          </Typography>
        </DropHere>
      )}
    </Page.Main>
  );
}

function Conflict({ onMerge }: { onMerge: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Box ref={box} role="alert" background="warning100" padding={5} hasRadius>
      <Flex gap={4} wrap="wrap" justifyContent="space-between">
        <Box flex="1 1 32rem">
          <Typography tag="h2" variant="delta">
            {conflictTexts.title}
          </Typography>
          <Typography tag="p">{conflictTexts.explanation}</Typography>
        </Box>
        <Button onClick={onMerge}>{conflictTexts.merge}</Button>
      </Flex>
    </Box>
  );
}

const DropHere = styled.div`
  position: fixed;
  inset: 1.2rem;
  z-index: 10;
  display: grid;
  place-items: center;
  border: 3px dashed ${({ theme }) => theme.colors.primary600};
  border-radius: 1.2rem;
  background: color-mix(in srgb, ${({ theme }) => theme.colors.primary100} 90%, transparent);
  pointer-events: none;
`;
