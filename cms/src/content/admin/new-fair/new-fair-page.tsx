import { Button, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useUnsaved } from '../../../platform/admin/unsaved/unsaved';
import { Part } from '../../../platform/lists/admin/part';
import { useAttempt } from '../../../platform/lists/admin/use-attempt';
import {
  steps,
  type FairDraft,
  type FairFile,
  type FairProblem,
  type FirstRun,
  type SavedDraft,
  type Step,
} from '../../new-fair/shape';
import { Done } from './done';
import { stepOf, stepParts } from './steps';
import { newFairTexts as texts } from './texts';

/** Makes the demo fair one's own, in steps that are kept: another day, or a colleague, goes on where one stopped. */
export default function NewFairPage() {
  const { get } = useFetchClient();
  const [firstRun, setFirstRun] = useState<FirstRun | 'failed' | null>(null);
  const [done, setDone] = useState<string[] | null>(null);
  useEffect(() => {
    get<FirstRun>('/new-fair').then(
      ({ data }) => setFirstRun(data),
      () => setFirstRun('failed'),
    );
  }, [get]);
  if (firstRun === 'failed') return <Page.Error />;
  if (!firstRun) return <Page.Loading />;
  return (
    <Page.Main>
      <Page.Title>{texts.title}</Page.Title>
      <Layouts.Header title={texts.title} subtitle={done === null ? texts.subtitle : ''} />
      <Layouts.Content>
        {done === null ? (
          <Steps firstRun={firstRun} onDone={setDone} />
        ) : (
          <Done title={texts.done} lines={done} next={next} />
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

function Steps({ firstRun, onDone }: { firstRun: FirstRun; onDone: (lines: string[]) => void }) {
  const { put, post } = useFetchClient();
  const attempt = useAttempt();
  const [stored, setStored] = useState<FairDraft>(firstRun.draft);
  const [fair, setFair] = useState<FairFile>(firstRun.draft.fair);
  const [step, setStep] = useState<Step>(firstRun.draft.step);
  const [problems, setProblems] = useState<readonly FairProblem[]>([]);
  const [isBusy, setBusy] = useState(false);
  useUnsaved(fair !== stored.fair);

  const number = steps.indexOf(step) + 1;
  const nextStep = steps[number];
  const Fields = stepParts[step];

  /** Keeps what was filled in, and goes to another step unless something of this one is wrong. */
  async function save(to: Step): Promise<SavedDraft | null> {
    setBusy(true);
    const saved = await attempt(() =>
      put<SavedDraft>('/new-fair', { fair, step: to, revision: stored.revision }),
    );
    setBusy(false);
    if (!saved) return null;
    setStored({ ...saved.data.draft, fair });
    return saved.data;
  }

  async function goTo(to: Step) {
    const saved = await save(to);
    if (!saved) return;
    const own = saved.problems.filter(({ field }) => stepOf(field) === step);
    setProblems(own);
    if (own.length === 0 || steps.indexOf(to) < steps.indexOf(step)) setStep(to);
  }

  async function make() {
    const saved = await save(step);
    if (!saved) return;
    setProblems(saved.problems);
    const [first] = saved.problems;
    if (first) {
      setStep(stepOf(first.field));
      return;
    }
    setBusy(true);
    const made = await attempt(() =>
      post<{ done: string[] }>('/new-fair', { revision: saved.draft.revision }),
    );
    setBusy(false);
    if (made) onDone(made.data.done);
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <Flex tag="ol" gap={2} wrap="wrap" aria-label={texts.stepsLabel}>
        {steps.map((one, index) => (
          <li key={one}>
            <Button
              variant={one === step ? 'default' : 'tertiary'}
              aria-current={one === step ? 'step' : undefined}
              disabled={isBusy}
              onClick={() => void goTo(one)}
            >
              {`${index + 1} ${texts.steps[one]}`}
            </Button>
          </li>
        ))}
      </Flex>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void (nextStep ? goTo(nextStep) : make());
        }}
      >
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Part title={texts.current(texts.steps[step], number)}>
            <Fields
              fair={fair}
              going={firstRun.going}
              problemOf={(field) => problems.find((problem) => problem.field === field)?.text}
              onChange={(changes) => setFair({ ...fair, ...changes })}
            />
          </Part>
          {!nextStep && <Summary fair={fair} going={firstRun.going} />}
          <Flex gap={2}>
            <Button type="submit" size="L" loading={isBusy}>
              {nextStep ? texts.next : texts.make}
            </Button>
            {number > 1 && (
              <Button
                variant="tertiary"
                size="L"
                disabled={isBusy}
                onClick={() => void goTo(steps[number - 2] ?? step)}
              >
                {texts.back}
              </Button>
            )}
          </Flex>
        </Flex>
      </form>
    </Flex>
  );
}

function Summary({ fair, going }: { fair: FairFile; going: FirstRun['going'] }) {
  const { name, edition, english, keep } = fair;
  return (
    <Part title={texts.summary}>
      {name !== '' && <Typography tag="p">{texts.named(name, edition)}</Typography>}
      <Typography tag="p">{texts.replaced}</Typography>
      <Typography tag="p">{texts.inLanguages(english)}</Typography>
      {keep !== '' && (
        <Typography tag="p">
          {texts.keeps[keep].label}: {texts.going(going[keep])}
        </Typography>
      )}
      <Typography tag="p">{texts.undo}</Typography>
    </Part>
  );
}

const next = [
  { to: '/content-manager/single-types/api::brand.brand', text: texts.brand },
  { to: '/lists', text: texts.lists },
  { to: '/', text: texts.home },
];
