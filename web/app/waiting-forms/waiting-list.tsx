import { useEffect, useReducer, useState } from 'react';
import { timeOf, toWallClock } from '../clock/wall-clock';
import { withoutLocale } from '../messages/locale';
import { useMessages } from '../messages/messages';
import { Badge } from '../ui/card/badge';
import { Button } from '../ui/form/button';
import { SiteLink } from '../ui/links/site-link';
import { Heading } from '../ui/text/heading';
import { markWaiting } from './mark';
import { deleteForm, listForms, type WaitingForm } from './waiting-store';
import { sendNow, settledEvent } from './send';

export function WaitingList() {
  const { ownProgramme, format } = useMessages();
  const m = ownProgramme.offline.forms;
  const [forms, setForms] = useState<WaitingForm[]>([]);
  const [isBusy, setBusy] = useState(false);
  /** Another number reads them again. */
  const [turn, read] = useReducer((turns: number) => turns + 1, 0);
  useEffect(() => {
    let isMounted = true;
    void listForms(Date.now()).then((found) => isMounted && setForms(found));
    return () => {
      isMounted = false;
    };
  }, [turn]);
  useEffect(() => {
    window.addEventListener(settledEvent, read);
    return () => window.removeEventListener(settledEvent, read);
  }, []);
  if (forms.length === 0) return null;

  const remove = async (id: string) => {
    await deleteForm(id);
    markWaiting(forms.some((form) => form.id !== id && form.state === 'waiting'));
    read();
  };
  const send = async () => {
    setBusy(true);
    await sendNow().catch(() => []);
    setBusy(false);
    read();
  };
  const timeWords = (ms: number) => {
    const { day, minutes } = toWallClock(new Date(ms));
    return `${format.day(day, 'brief')} ${format.time(timeOf(minutes))}`;
  };
  return (
    <section aria-labelledby="formulieren" className="mt-8 max-w-prose">
      <Heading level={2} size="subheading" id="formulieren">
        {m.title}
      </Heading>
      <ul className="mt-3 grid gap-3">
        {forms.map(({ id, title, path, state, problem, answers, keptAt }) => (
          <li key={id} className="rounded-card border border-line bg-surface p-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="min-w-0 font-bold">{title}</p>
              <Badge>{m.states[state]}</Badge>
            </div>
            <p className="text-sm text-ink-soft">{m.at(timeWords(keptAt))}</p>
            {problem !== '' && <p className="mt-2">{m.rejected(problem)}</p>}
            {answers.length > 0 && (
              <dl className="mt-2 grid gap-1 text-sm">
                {answers.map(({ label, text }) => (
                  <div key={label}>
                    <dt className="font-semibold">{label}</dt>
                    <dd className="whitespace-pre-wrap">{text}</dd>
                  </div>
                ))}
              </dl>
            )}
            <div className="mt-3 flex flex-wrap items-center gap-3">
              {state === 'rejected' && <SiteLink to={withoutLocale(path)}>{m.open}</SiteLink>}
              <Button
                tone="quiet"
                size="small"
                icon="trash-2"
                aria-label={m.removeNamed(title)}
                onClick={() => void remove(id)}
              >
                {m.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {forms.some(({ state }) => state === 'waiting') && (
          <Button tone="secondary" aria-disabled={isBusy} onClick={() => !isBusy && void send()}>
            {m.send}
          </Button>
        )}
        <p className="text-sm text-ink-soft">{m.private}</p>
      </div>
    </section>
  );
}
