import { Box, Button, Checkbox, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { useUnsaved } from '../../../platform/admin/unsaved/unsaved';
import { Part } from '../../../platform/lists/admin/part';
import { useAttempt } from '../../../platform/lists/admin/use-attempt';
import type { EditionPlan, EditionWish, PresentFair } from '../../new-edition/shape';
import { PlaceParts } from '../fair-move/place-parts';
import { Done } from '../new-fair/done';
import { Problem, TextField } from '../new-fair/fields';
import { ExhibitorChoice } from './exhibitor-choice';
import { newEditionTexts as texts } from './texts';

/** Puts the present edition into the archive and begins the next one, after it has said what that means. */
export default function EditionPage() {
  const { get } = useFetchClient();
  const [present, setPresent] = useState<PresentFair | 'failed' | null>(null);
  const [done, setDone] = useState<string[] | null>(null);
  useEffect(() => {
    get<PresentFair>('/new-edition').then(
      ({ data }) => setPresent(data),
      () => setPresent('failed'),
    );
  }, [get]);
  if (present === 'failed') return <Page.Error />;
  if (!present) return <Page.Loading />;
  return (
    <Page.Main>
      <Page.Title>{texts.title}</Page.Title>
      <Layouts.Header title={texts.title} subtitle={done === null ? texts.subtitle : ''} />
      <Layouts.Content>
        {done === null ? (
          <EditionForm present={present} onDone={setDone} />
        ) : (
          <Done title={texts.done} lines={done} next={texts.next} />
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

/** The venue and the hours are mostly those of before; the days and who comes are not. */
const firstWish = ({ days, venue }: PresentFair): EditionWish => ({
  edition: '',
  days: days.map((day) => ({ ...day, date: '' })),
  venue,
  copied: [],
  isEarly: false,
});

interface FormProps {
  present: PresentFair;
  onDone: (lines: string[]) => void;
}

function EditionForm({ present, onDone }: FormProps) {
  const { post } = useFetchClient();
  const attempt = useAttempt();
  const [wish, setWish] = useState(() => firstWish(present));
  const [isChanged, setChanged] = useState(false);
  const [plan, setPlan] = useState<EditionPlan | null>(null);
  const [isBusy, setBusy] = useState(false);
  useUnsaved(isChanged);
  const problemOf = (field: string) => plan?.problems.find((one) => one.field === field)?.text;

  function change(changes: Partial<EditionWish>) {
    setWish({ ...wish, ...changes });
    setChanged(true);
    // The sentences before are about another wish.
    setPlan(null);
  }

  async function look() {
    setBusy(true);
    const found = await attempt(() => post<EditionPlan>('/new-edition/plan', wish));
    setBusy(false);
    if (found) setPlan(found.data);
  }

  async function begin(revision: string) {
    setBusy(true);
    const begun = await attempt(() => post<{ done: string[] }>('/new-edition', { ...wish, revision }));
    setBusy(false);
    if (begun) onDone(begun.data.done);
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
          <Part title={texts.edition}>
            <TextField
              name="edition"
              label={texts.name}
              hint={texts.nameHint}
              value={wish.edition}
              problem={problemOf('edition')}
              onChange={(edition) => change({ edition })}
              isRequired
            />
            {!present.isOver && (
              <>
                <Checkbox
                  checked={wish.isEarly}
                  onCheckedChange={(isOn) => change({ isEarly: isOn === true })}
                >
                  {texts.early}
                </Checkbox>
                <Problem text={problemOf('isEarly')} />
              </>
            )}
          </Part>
          <PlaceParts place={wish} problemOf={problemOf} onChange={change} />
          <ExhibitorChoice
            exhibitors={present.exhibitors}
            chosen={wish.copied}
            problem={problemOf('copied')}
            onChange={(copied) => change({ copied })}
          />
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
          <Plan key={plan.revision} lines={plan.happens} />
          <Box>
            <Button size="L" loading={isBusy} onClick={() => void begin(plan.revision)}>
              {texts.begin}
            </Button>
          </Box>
        </>
      )}
    </Flex>
  );
}

function Plan({ lines }: { lines: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  // It stands below a long form, and focus alone shows the middle of it.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
  }, []);
  return (
    <Box ref={box} tabIndex={-1} style={{ scrollMarginTop: '8rem' }}>
      <Part title={texts.plan}>
        {lines.map((line) => (
          <Typography key={line} tag="p">
            {line}
          </Typography>
        ))}
      </Part>
    </Box>
  );
}
