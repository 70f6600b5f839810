import { Button, Field, Flex, Radio, TextInput, Typography } from '@strapi/design-system';
import type { Question } from 'beursvloer-domain/import';
import { useState } from 'react';
import type { ChoicesProps } from './choices';
import { Part } from './part';
import { questionTexts } from './texts';

/** More than this is not read one by one. */
const mostShown = 15;
const mostRows = 5;

/** Questions that only the organiser can answer: each once for all rows that it is about. */
export function Questions({ preview, isBusy, onChange }: ChoicesProps) {
  const [isAllShown, showAll] = useState(false);
  const [hasAnswered, showAnswered] = useState(false);
  const { questions, choices } = preview;
  if (questions.length === 0) return null;
  const answer = (given: Record<string, string>) => onChange({ answers: { ...choices.answers, ...given } });
  const open = questions.filter((question) => question.answer === null);
  const proposed = open.flatMap(({ id, proposal }) => (proposal === null ? [] : [[id, proposal] as const]));
  // Fields that may stay empty and have no proposal: one press for all of them.
  const emptiable = open.filter(
    ({ id, proposal, options }) =>
      proposal === null && id.startsWith('value ') && options.some((one) => one.answer === ''),
  );
  const answered = questions.filter((question) => question.answer !== null);
  const listed = [...open, ...(hasAnswered ? answered : [])];
  const shown = isAllShown ? listed : listed.slice(0, mostShown);
  return (
    <Part title={questionTexts.title(open.length)}>
      {(proposed.length > 0 || emptiable.length > 1) && (
        <Flex gap={2} wrap="wrap">
          {proposed.length > 0 && (
            <Button
              variant="secondary"
              disabled={isBusy}
              onClick={() => answer(Object.fromEntries(proposed))}
            >
              {questionTexts.takeAll(proposed.length)}
            </Button>
          )}
          {emptiable.length > 1 && (
            <Button
              variant="tertiary"
              disabled={isBusy}
              onClick={() => answer(Object.fromEntries(emptiable.map(({ id }) => [id, ''])))}
            >
              {questionTexts.leaveAll(emptiable.length)}
            </Button>
          )}
        </Flex>
      )}
      {shown.map((question) => (
        <OneQuestion
          key={question.id}
          question={question}
          isBusy={isBusy}
          onAnswer={(given) => answer({ [question.id]: given })}
        />
      ))}
      {shown.length < listed.length && (
        <Flex>
          <Button variant="tertiary" onClick={() => showAll(true)}>
            {questionTexts.more(listed.length)}
          </Button>
        </Flex>
      )}
      {answered.length > 0 && !hasAnswered && (
        <Flex>
          <Button variant="tertiary" onClick={() => showAnswered(true)}>
            {questionTexts.answered(answered.length)}
          </Button>
        </Flex>
      )}
    </Part>
  );
}

interface OneProps {
  question: Question;
  isBusy: boolean;
  onAnswer: (answer: string) => void;
}

/** A radio button has a value that is no answer, for one in words of their own. */
const other = '\u0000';

function OneQuestion({ question, isBusy, onAnswer }: OneProps) {
  const { id, text, rows, options, proposal, isOpen, answer } = question;
  const isOption = options.some((option) => option.answer === answer);
  const [isOther, setOther] = useState(false);
  const [typed, setTyped] = useState(isOption ? '' : (answer ?? ''));
  const numbers = [...new Set(rows)].filter((row) => row > 0);
  const isTyped = isOther || (answer !== null && !isOption);
  return (
    <Field.Root name={id}>
      <Field.Label style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{text}</Field.Label>
      <Typography variant="pi" textColor="neutral600" tag="p">
        {questionTexts.about(numbers.length, numbers.slice(0, mostRows))}
      </Typography>
      <Radio.Group
        aria-label={text}
        value={isTyped ? other : (answer ?? '\u0001')}
        disabled={isBusy}
        onValueChange={(value: string) => {
          setOther(value === other);
          if (value !== other) onAnswer(value);
        }}
      >
        {options.map((option) => (
          <Radio.Item key={option.answer} value={option.answer}>
            {option.answer === proposal ? `${option.label} (${questionTexts.proposal})` : option.label}
          </Radio.Item>
        ))}
        {isOpen && <Radio.Item value={other}>{questionTexts.other}</Radio.Item>}
      </Radio.Group>
      {isTyped && (
        <Flex gap={2} alignItems="flex-end" wrap="wrap">
          <TextInput
            aria-label={questionTexts.otherLabel}
            placeholder={questionTexts.otherLabel}
            value={typed}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)}
          />
          <Button
            variant="secondary"
            disabled={isBusy || typed.trim() === ''}
            onClick={() => {
              setOther(false);
              onAnswer(typed.trim());
            }}
          >
            {questionTexts.use}
          </Button>
        </Flex>
      )}
    </Field.Root>
  );
}
