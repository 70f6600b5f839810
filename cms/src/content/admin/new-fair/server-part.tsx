import { Box, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { ServerFindings, ServerLine } from '../../new-fair/shape';
import { newFairTexts as texts } from './texts';

/** Says in plain words what the server and the domain of its mail still need. */
export function ServerPart() {
  const { get } = useFetchClient();
  const [found, setFound] = useState<ServerFindings | 'failed' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    get<ServerFindings>('/new-fair/server').then(
      ({ data }) => isCurrent && setFound(data),
      () => isCurrent && setFound('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [get]);
  if (found === null) return null;
  if (found === 'failed') return <Typography tag="p">{texts.notLooked}</Typography>;
  const { from, mail, others } = found;
  return (
    <>
      <Typography tag="h3" variant="epsilon">
        {texts.mailDomain}
      </Typography>
      <Typography tag="p">{texts.from(from)}</Typography>
      <Lines lines={mail} />
      <Typography tag="h3" variant="epsilon">
        {texts.backups}
      </Typography>
      {others === null || others.length === 0 ? (
        <Typography tag="p">{others === null ? texts.backupsFor : texts.allGood}</Typography>
      ) : (
        <Lines lines={others} />
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly ServerLine[] }) {
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
      {lines.map(({ weight, text }) => (
        <Box tag="li" key={text}>
          <Typography fontWeight="bold">{texts.weights[weight]}: </Typography>
          <Typography>{text}</Typography>
        </Box>
      ))}
    </Flex>
  );
}
