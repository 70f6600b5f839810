import { Button, Field, Flex, Radio, Typography } from '@strapi/design-system';
import type { ChoicesProps } from './choices';
import { Part } from './part';
import { summaryTexts } from './texts';

interface Props extends ChoicesProps {
  /** A sentence about the last press, when it failed. */
  problem: string | null;
  onStore: () => void;
}

/** The changes that the import will make, and the button that makes them. */
export function Summary({ preview, problem: wentWrong, isBusy, onChange, onStore }: Props) {
  const { format, counts, absent, empty, made, choices, questions, problem, mayPublish, notice } = preview;
  const count = counts.new + counts.changed;
  const open = questions.filter(({ answer }) => answer === null).length;
  const blocked = problem ?? (open > 0 ? summaryTexts.openQuestions(open) : null);
  const shown = wentWrong ?? blocked;
  return (
    <Part title={summaryTexts.toStore(count)}>
      <div role="status">
        <Typography tag="p">{summaryTexts.counts(format, counts)}</Typography>
        {made.map(({ heading, names }) => (
          <Typography key={heading} tag="p" style={{ overflowWrap: 'anywhere' }}>
            {summaryTexts.made(heading, names)}
          </Typography>
        ))}
        {counts.rejected > 0 && (
          <Typography tag="p" textColor="danger700">
            {summaryTexts.rejected}
          </Typography>
        )}
        {absent > 0 && (
          <Typography tag="p" textColor="neutral600">
            {summaryTexts.absent(absent)}
          </Typography>
        )}
      </div>
      {empty > 0 && (
        <Field.Root name="empty">
          <Field.Label>{summaryTexts.empty(empty)}</Field.Label>
          <Radio.Group
            aria-label={summaryTexts.empty(empty)}
            value={choices.emptyWipes ? 'wipe' : 'keep'}
            disabled={isBusy}
            onValueChange={(value: string) => onChange({ emptyWipes: value === 'wipe' })}
          >
            <Radio.Item value="keep">{summaryTexts.keep}</Radio.Item>
            <Radio.Item value="wipe">{summaryTexts.wipe}</Radio.Item>
          </Radio.Group>
        </Field.Root>
      )}
      {mayPublish && count > 0 && (
        <Field.Root name="published">
          <Field.Label>{summaryTexts.published}</Field.Label>
          <Radio.Group
            aria-label={summaryTexts.published}
            value={String(choices.isPublished)}
            disabled={isBusy}
            onValueChange={(value: string) => onChange({ isPublished: value === 'true' })}
          >
            <Radio.Item value="false">{summaryTexts.draft}</Radio.Item>
            <Radio.Item value="true">{summaryTexts.publish}</Radio.Item>
          </Radio.Group>
        </Field.Root>
      )}
      {notice !== null && count > 0 && <Typography tag="p">{notice}</Typography>}
      {shown !== null && (
        <Typography tag="p" role={wentWrong === null ? undefined : 'alert'} textColor="danger700">
          {shown}
        </Typography>
      )}
      {count > 0 && (
        <Flex>
          <Button onClick={onStore} loading={isBusy} disabled={isBusy || blocked !== null}>
            {summaryTexts.run(count)}
          </Button>
        </Flex>
      )}
    </Part>
  );
}
