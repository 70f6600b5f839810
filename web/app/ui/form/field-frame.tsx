import { useId, type ReactNode } from 'react';
import { Icon } from '../media/icon';

export interface FieldWords {
  id?: string;
  label: string;
  labelNote?: string;
  hint?: ReactNode;
  error?: string;
  advice?: string;
}

export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** The ids that describe a control, in the order in which they are read out. */
function describedBy(id: string, { hint, error, advice }: FieldWords): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`, advice && `${id}-advice`];
  return ids.filter(Boolean).join(' ') || undefined;
}

export function useControlProps(words: FieldWords): ControlProps {
  const ownId = useId();
  const id = words.id ?? ownId;
  return {
    id,
    'aria-invalid': words.error ? true : undefined,
    'aria-describedby': describedBy(id, words),
  };
}

export function FieldFrame({
  words,
  id,
  className,
  children,
}: {
  words: FieldWords;
  id: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <label htmlFor={id} className="block font-semibold hyphens-auto">
        {words.label}
        <LabelNote note={words.labelNote} />
      </label>
      <FieldHint id={id} hint={words.hint} />
      <div className="relative mt-1.5">{children}</div>
      <FieldMessages id={id} {...words} />
    </div>
  );
}

export function LabelNote({ note }: { note: string | undefined }) {
  return note ? <span className="font-normal text-ink-soft"> ({note})</span> : null;
}

export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  return hint ? (
    <p id={`${id}-hint`} className="mt-0.5 text-sm text-ink-soft">
      {hint}
    </p>
  ) : null;
}

export function FieldMessages({ id, error, advice }: Pick<FieldWords, 'error' | 'advice'> & { id: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-2 font-medium text-danger">
          <Icon name="circle-alert" className="mt-1 shrink-0" />
          <span>{error}</span>
        </p>
      )}
      {advice && (
        <p id={`${id}-advice`} className="mt-1.5 flex gap-2 text-ink-soft">
          <Icon name="info" className="mt-1 shrink-0" />
          <span>{advice}</span>
        </p>
      )}
    </>
  );
}
