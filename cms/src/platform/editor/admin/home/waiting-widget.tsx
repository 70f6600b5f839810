import { Box, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { waitingTexts } from '../texts';
import { StorageWarning, type Storage } from './storage-warning';

interface Waiting {
  uid: string;
  name: string;
  drafts: number;
  changed: number;
}

interface WaitingResponse {
  data: Waiting[];
  meta: { storage: Storage };
}

export function WaitingWidget() {
  const { get } = useFetchClient();
  const [response, setResponse] = useState<WaitingResponse | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let current = true;
    get<WaitingResponse>('/editor/waiting').then(
      ({ data }) => current && setResponse(data),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [get]);

  if (failed) return <Widget.Error />;
  if (!response) return <Widget.Loading />;
  return (
    <>
      <StorageWarning storage={response.meta.storage} />
      {/* The picture of an empty list leaves no space for a warning above it. */}
      {response.data.length === 0 && response.meta.storage.level !== 'ok' ? (
        <Typography tag="p">{waitingTexts.nothing}</Typography>
      ) : (
        <WaitingList waiting={response.data} />
      )}
    </>
  );
}

function WaitingList({ waiting }: { waiting: Waiting[] }) {
  if (waiting.length === 0) return <Widget.NoData>{waitingTexts.nothing}</Widget.NoData>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
      {waiting.map(({ uid, name, drafts, changed }) => (
        <Flex key={uid} tag="li" justifyContent="space-between" gap={4}>
          <Box
            tag={Link}
            to={`/content-manager/collection-types/${uid}?page=1&pageSize=50&sort=updatedAt:DESC`}
            color="primary600"
          >
            <Typography textColor="primary600" fontWeight="semiBold">
              {name}
            </Typography>
          </Box>
          <Typography textColor="neutral600">{describe(drafts, changed)}</Typography>
        </Flex>
      ))}
    </Flex>
  );
}

function describe(drafts: number, changed: number): string {
  const counts = [];
  if (drafts > 0) counts.push(waitingTexts.drafts(drafts));
  if (changed > 0) counts.push(waitingTexts.changed(changed));
  return counts.join(', ');
}
