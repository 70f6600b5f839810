import { Box, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

interface Waiting {
  uid: string;
  name: string;
  drafts: number;
  changed: number;
}

/** What still has to be published, per type, with the way to it. */
export function WaitingWidget() {
  const { get } = useFetchClient();
  const [waiting, setWaiting] = useState<Waiting[] | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let current = true;
    get<{ data: Waiting[] }>('/editor/waiting').then(
      ({ data }) => current && setWaiting(data.data),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [get]);

  if (failed) return <Widget.Error />;
  if (!waiting) return <Widget.Loading />;
  if (waiting.length === 0) return <Widget.NoData>Alles is gepubliceerd.</Widget.NoData>;
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
  const parts = [];
  if (drafts > 0) parts.push(drafts === 1 ? '1 concept' : `${drafts} concepten`);
  if (changed > 0) parts.push(`${changed} gewijzigd`);
  return parts.join(', ');
}
