import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { EmptyList, ListTable } from '../../admin/lists/list-table';
import { inWords } from '../../admin/lists/moment';
import type { ImportLine } from '../shape';
import { importStates } from '../texts';
import { importsTexts } from './texts';
import { UndoForm } from './undo-form';
import { useAttempt } from './use-attempt';

const pollMs = 1000;

/** The last imports, with how far those are that go on. */
export function ImportsTable() {
  const { get, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const attempt = useAttempt();
  const [imports, setImports] = useState<ImportLine[] | null>(null);
  const [undoing, setUndoing] = useState<ImportLine | null>(null);

  const load = useCallback(
    () => get<{ data: ImportLine[] }>('/list-imports').then(({ data }) => setImports(data.data)),
    [get],
  );
  useEffect(() => {
    load().catch(() => setImports(null));
  }, [load]);
  const isWorking = imports?.some((one) => one.isWorking) === true;
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(() => void load().catch(() => undefined), pollMs);
    return () => clearInterval(timer);
  }, [isWorking, load]);

  async function cancel({ id }: ImportLine) {
    const done = await attempt(() => post(`/list-imports/${id}/cancel`));
    if (done) toggleNotification({ type: 'success', message: importsTexts.cancelled });
    await load();
  }

  if (imports === null) return null;
  return (
    <Box tag="section" aria-label={importsTexts.title}>
      <Typography tag="h2" variant="delta">
        {importsTexts.title}
      </Typography>
      <Box paddingTop={4}>
        {imports.length === 0 ? (
          <EmptyList>{importsTexts.none}</EmptyList>
        ) : (
          <ListTable
            columns={importsTexts.columns}
            rows={imports}
            keyOf={({ id }) => id}
            cellsOf={(one) => [
              inWords(Date.parse(one.at)),
              one.list,
              <Box maxWidth="24rem">
                <Typography ellipsis>{one.fileName}</Typography>
              </Box>,
              one.administrator,
              <Typography>
                {one.state}
                {one.isWorking && ` (${importsTexts.progress(one.done, one.steps)})`}
              </Typography>,
              <Flex gap={2}>
                {(one.state === importStates.waiting || one.state === importStates.running) && (
                  <Button size="S" variant="danger-light" onClick={() => void cancel(one)}>
                    {importsTexts.cancel}
                  </Button>
                )}
                {(one.state === importStates.done || one.state === importStates.partly) && (
                  <Button size="S" variant="secondary" onClick={() => setUndoing(one)}>
                    {importsTexts.undo}
                  </Button>
                )}
              </Flex>,
            ]}
          />
        )}
      </Box>
      {undoing && (
        <UndoForm
          key={undoing.id}
          line={undoing}
          onClose={() => {
            setUndoing(null);
            void load();
          }}
        />
      )}
    </Box>
  );
}
