import { Button, Checkbox, Dialog, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { ListTable } from '../../admin/lists/list-table';
import type { ImportLine, UndoPreview } from '../shape';
import { undoTexts } from './texts';
import { useAttempt } from './use-attempt';

interface Props {
  line: ImportLine;
  onClose: () => void;
}

/** Says what goes back, and asks about what somebody changed since. */
export function UndoForm({ line, onClose }: Props) {
  const { get, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const attempt = useAttempt();
  const [preview, setPreview] = useState<UndoPreview | null>(null);
  const [back, setBack] = useState<ReadonlySet<number>>(new Set());
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    void attempt(() => get<UndoPreview>(`/list-imports/${line.id}/undo`)).then((found) => {
      if (!isCurrent) return;
      if (found) setPreview(found.data);
      else onClose();
    });
    return () => {
      isCurrent = false;
    };
    // The rows that go back are looked up once, when it opens.
  }, [line.id]);

  async function undo() {
    setBusy(true);
    const done = await attempt(() => post(`/list-imports/${line.id}/undo`, { back: [...back] }));
    if (done) toggleNotification({ type: 'success', message: undoTexts.begun });
    onClose();
  }

  const toggle = (position: number, isOn: boolean) =>
    setBack(new Set([...[...back].filter((one) => one !== position), ...(isOn ? [position] : [])]));

  return (
    <Dialog.Root open onOpenChange={(isOpen: boolean) => !isOpen && onClose()}>
      <Dialog.Content style={{ maxWidth: '80rem', width: 'calc(100vw - 4rem)' }}>
        <Dialog.Header>{undoTexts.title(line.list)}</Dialog.Header>
        <Dialog.Body>
          {preview && (
            <Flex
              direction="column"
              alignItems="stretch"
              gap={4}
              width="100%"
              maxHeight="60vh"
              overflow="auto"
            >
              <Typography tag="p">{undoTexts.clean(preview.clean)}</Typography>
              {preview.rows.length > 0 && (
                <>
                  <Typography tag="p">{undoTexts.between}</Typography>
                  <ListTable
                    columns={undoTexts.columns}
                    rows={preview.rows}
                    keyOf={({ position }) => position}
                    cellsOf={({ position, number, title, message, mayGoBack }) => [
                      mayGoBack ? (
                        <Checkbox
                          checked={back.has(position)}
                          onCheckedChange={(isOn) => toggle(position, isOn === true)}
                          aria-label={title}
                        />
                      ) : (
                        undoTexts.fixed
                      ),
                      number === 0 ? '' : String(number),
                      title,
                      <Typography style={{ whiteSpace: 'normal' }}>{message}</Typography>,
                    ]}
                  />
                </>
              )}
            </Flex>
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {undoTexts.close}
            </Button>
          </Dialog.Cancel>
          <Button
            fullWidth
            loading={isBusy}
            disabled={!preview || isBusy || (preview.clean === 0 && back.size === 0)}
            onClick={() => void undo()}
          >
            {undoTexts.confirm}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
