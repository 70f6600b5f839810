import { Box, Button, Checkbox, Dialog, Flex, LinkButton, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { directoryGroups } from '../../access/directory-groups';
import { EmptyList } from '../../admin/lists/list-table';
import { directoryTexts } from '../../editor/admin/texts';
import { Part } from '../../lists/admin/part';
import { useAttempt } from '../../lists/admin/use-attempt';
import type { DemoType } from '../shape';
import { demoPageTexts } from './texts';

/** Shows what there is of the demo fair, and takes what is chosen away. */
export default function DemoPage() {
  const { get, post } = useFetchClient();
  const attempt = useAttempt();
  const [types, setTypes] = useState<DemoType[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [changedToo, setChangedToo] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [removed, setRemoved] = useState<number | null>(null);

  const load = useCallback(async () => {
    const { data } = await get<{ data: DemoType[] }>('/demo');
    setTypes(data.data);
    setChosen(new Set(data.data.flatMap(({ uid, isStructure }) => (isStructure ? [] : [uid]))));
  }, [get]);
  useEffect(() => {
    load().catch(() => setFailed(true));
  }, [load]);

  if (failed) return <Page.Error />;
  if (!types) return <Page.Loading />;
  const goingOf = (type: DemoType) => type.going + (changedToo ? type.changed : 0);
  const count = types.reduce((sum, type) => sum + (chosen.has(type.uid) ? goingOf(type) : 0), 0);
  const isChanged = types.some(({ changed }) => changed > 0);

  async function remove() {
    setBusy(true);
    const done = await attempt(() =>
      post<{ removed: number }>('/demo/removal', { types: [...chosen], changedToo }),
    );
    setBusy(false);
    setAsking(false);
    if (!done) return;
    setRemoved(done.data.removed);
    await load().catch(() => setFailed(true));
  }

  const toggle = (uid: string, isOn: boolean) =>
    setChosen(new Set([...[...chosen].filter((one) => one !== uid), ...(isOn ? [uid] : [])]));

  return (
    <Page.Main>
      <Page.Title>{demoPageTexts.title}</Page.Title>
      <Layouts.Header title={demoPageTexts.title} subtitle={demoPageTexts.subtitle} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          {removed !== null && (
            <Box background="success100" padding={4} hasRadius role="status">
              <Flex gap={4} wrap="wrap">
                <Typography>{demoPageTexts.done(removed)}</Typography>
                <LinkButton tag={Link} to="/lists" variant="secondary" size="S">
                  {demoPageTexts.undo}
                </LinkButton>
              </Flex>
            </Box>
          )}
          {types.every((type) => type.going + type.changed === 0) ? (
            <EmptyList>{demoPageTexts.none}</EmptyList>
          ) : (
            <>
              {directoryGroups.map((group) => {
                const own = types.filter((type) => type.group === group);
                return own.length === 0 ? null : (
                  <Part key={group} title={directoryTexts.groups[group]}>
                    {own.map((type) => (
                      <TypeChoice
                        key={type.uid}
                        type={type}
                        going={goingOf(type)}
                        isChosen={chosen.has(type.uid)}
                        changedToo={changedToo}
                        onChange={(isOn) => toggle(type.uid, isOn)}
                      />
                    ))}
                  </Part>
                );
              })}
              {isChanged && (
                <Checkbox checked={changedToo} onCheckedChange={(isOn) => setChangedToo(isOn === true)}>
                  {demoPageTexts.changedToo}
                </Checkbox>
              )}
              <Typography tag="p">{demoPageTexts.stays}</Typography>
              <Box>
                <Button variant="danger" size="L" disabled={count === 0} onClick={() => setAsking(true)}>
                  {demoPageTexts.remove(count)}
                </Button>
              </Box>
            </>
          )}
        </Flex>
        <Dialog.Root open={isAsking} onOpenChange={setAsking}>
          <Dialog.Content>
            <Dialog.Header>{demoPageTexts.confirmTitle}</Dialog.Header>
            <Dialog.Body>
              <Typography>{demoPageTexts.confirm(count)}</Typography>
            </Dialog.Body>
            <Dialog.Footer>
              <Dialog.Cancel>
                <Button variant="tertiary" fullWidth>
                  {demoPageTexts.cancel}
                </Button>
              </Dialog.Cancel>
              <Button variant="danger" fullWidth loading={isBusy} onClick={() => void remove()}>
                {demoPageTexts.sure}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Root>
      </Layouts.Content>
    </Page.Main>
  );
}

interface ChoiceProps {
  type: DemoType;
  going: number;
  isChosen: boolean;
  changedToo: boolean;
  onChange: (isOn: boolean) => void;
}

/** A type with what goes of it, and what stays for which reason. */
function TypeChoice({ type, going, isChosen, changedToo, onChange }: ChoiceProps) {
  const { name, isStructure, changed, held, needed } = type;
  const kept = { changed: changedToo ? 0 : changed, held, needed };
  const lines = [
    ...(going > 0 ? [demoPageTexts.going(going)] : []),
    ...(['changed', 'held', 'needed'] as const).flatMap((reason) =>
      kept[reason] > 0 ? [demoPageTexts.reasons[reason](kept[reason])] : [],
    ),
    ...(isStructure && going > 0 ? [demoPageTexts.structure] : []),
  ];
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Checkbox
        checked={isChosen && going > 0}
        disabled={going === 0}
        onCheckedChange={(isOn) => onChange(isOn === true)}
      >
        {name}
      </Checkbox>
      <Box paddingLeft={7}>
        {lines.map((line) => (
          <Typography key={line} tag="p" textColor="neutral600">
            {line}
          </Typography>
        ))}
      </Box>
    </Flex>
  );
}
