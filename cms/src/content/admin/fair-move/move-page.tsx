import { Box, Button, Checkbox, Field, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useUnsaved } from '../../../platform/admin/unsaved/unsaved';
import { Part } from '../../../platform/lists/admin/part';
import { useAttempt } from '../../../platform/lists/admin/use-attempt';
import type { FairPlace, MoveItem, MovePlan } from '../../fair-move/shape';
import { Done } from '../new-fair/done';
import { PlaceParts } from './place-parts';
import { fairMoveTexts as texts } from './texts';

/** Moves the fair to other days or another venue, after it has said what that means. */
export default function MovePage() {
  const { get } = useFetchClient();
  const [place, setPlace] = useState<FairPlace | 'failed' | null>(null);
  const [done, setDone] = useState<string[] | null>(null);
  useEffect(() => {
    get<FairPlace>('/fair-move').then(
      ({ data }) => setPlace(data),
      () => setPlace('failed'),
    );
  }, [get]);
  if (place === 'failed') return <Page.Error />;
  if (!place) return <Page.Loading />;
  return (
    <Page.Main>
      <Page.Title>{texts.title}</Page.Title>
      <Layouts.Header title={texts.title} subtitle={done === null ? texts.subtitle : ''} />
      <Layouts.Content>
        {done === null ? (
          <MoveForm known={place} onDone={setDone} />
        ) : (
          <Done title={texts.done} lines={done} next={texts.next} />
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

function MoveForm({ known, onDone }: { known: FairPlace; onDone: (lines: string[]) => void }) {
  const { post } = useFetchClient();
  const attempt = useAttempt();
  const [place, setPlace] = useState(known);
  const [plan, setPlan] = useState<MovePlan | null>(null);
  const [isMailed, setMailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useUnsaved(place !== known);
  const problemOf = (field: string) => plan?.problems.find((one) => one.field === field)?.text;

  function change(changes: Partial<FairPlace>) {
    setPlace({ ...place, ...changes });
    // The sentences before are about other days.
    setPlan(null);
    setMailed(false);
  }

  async function look() {
    setBusy(true);
    const found = await attempt(() => post<MovePlan>('/fair-move/plan', place));
    setBusy(false);
    if (found) setPlan(found.data);
  }

  async function move(revision: string) {
    setBusy(true);
    const moved = await attempt(() =>
      post<{ done: string[] }>('/fair-move', { ...place, revision, isMailed }),
    );
    setBusy(false);
    if (moved) onDone(moved.data.done);
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void look();
        }}
      >
        <Flex direction="column" alignItems="stretch" gap={6}>
          <PlaceParts place={place} problemOf={problemOf} onChange={change} />
          <Box>
            <Button
              type="submit"
              size="L"
              variant={plan?.revision ? 'secondary' : 'default'}
              loading={isBusy}
            >
              {texts.look}
            </Button>
          </Box>
        </Flex>
      </form>
      {plan && plan.problems.length === 0 && (
        <>
          <Plan key={plan.revision} plan={plan} />
          {plan.told > 0 && (
            <Field.Root hint={texts.tellHint}>
              <Checkbox checked={isMailed} onCheckedChange={(isOn) => setMailed(isOn === true)}>
                {texts.tell(plan.told)}
              </Checkbox>
              <Field.Hint />
            </Field.Root>
          )}
          <Box>
            <Button size="L" loading={isBusy} onClick={() => void move(plan.revision)}>
              {texts.move}
            </Button>
          </Box>
        </>
      )}
    </Flex>
  );
}

function Plan({ plan: { moves, outside, texts: named } }: { plan: MovePlan }) {
  const box = useRef<HTMLDivElement>(null);
  // It stands below a long form, and focus alone shows the middle of it.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
  }, []);
  return (
    <Flex
      ref={box}
      tabIndex={-1}
      direction="column"
      alignItems="stretch"
      gap={6}
      style={{ scrollMarginTop: '8rem' }}
    >
      <Part title={texts.plan}>
        {moves.map((line) => (
          <Typography key={line} tag="p">
            {line}
          </Typography>
        ))}
      </Part>
      {outside.length > 0 && (
        <Part title={texts.outside(outside.length)}>
          <Typography tag="p">{texts.outsideHint}</Typography>
          <Items items={outside} />
        </Part>
      )}
      <Part title={named.length === 0 ? texts.noTexts : texts.texts(named.length)}>
        {named.length > 0 && (
          <>
            <Typography tag="p">{texts.textsHint}</Typography>
            <Items items={named} />
          </>
        )}
      </Part>
    </Flex>
  );
}

function Items({ items }: { items: readonly MoveItem[] }) {
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
      {items.map(({ type, title, to, words }, index) => (
        <li key={index} style={{ overflowWrap: 'anywhere' }}>
          <Typography textColor="neutral600">{type}: </Typography>
          <Typography tag={Link} to={to} fontWeight="semiBold" textColor="primary600">
            {title}
          </Typography>
          <Typography tag="p" textColor="neutral600">
            {words.join(' · ')}
          </Typography>
        </li>
      ))}
    </Flex>
  );
}
