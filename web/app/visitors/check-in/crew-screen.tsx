import { useRef, useState, type SyntheticEvent } from 'react';
import { useMessages } from '../../messages/messages';
import { Button } from '../../ui/form/button';
import { TextField } from '../../ui/form/text-field';
import VisitNotice from '../visit-notice';
import { askCheckIn, type Verdict } from './ask-check-in';
import { useCamera } from './use-camera';
import { VerdictPanel } from './verdict-panel';

/** The crew's scanner; `crew` is the secret of its link, empty without one. */
export default function CrewScreen({ crew }: { crew: string }) {
  const m = useMessages().visitors.checkIn;
  return crew === '' ? <VisitNotice tone="info" text={m.noLink} /> : <Scanner crew={crew} />;
}

interface Check {
  code: string;
  verdict: Verdict | null;
}

function Scanner({ crew }: { crew: string }) {
  const m = useMessages().visitors.checkIn;
  const [checked, setChecked] = useState<Check | null>(null);
  const [typed, setTyped] = useState('');
  // Of two badges one after the other only the last one counts.
  const asked = useRef(0);

  async function check(code: string) {
    const turn = (asked.current += 1);
    setChecked({ code, verdict: null });
    const verdict = await askCheckIn(crew, code);
    if (turn !== asked.current) return;
    setChecked({ code, verdict });
    // A crew that looks at the visitor feels it. Safari cannot.
    if ('vibrate' in navigator) navigator.vibrate(verdict.state === 'welcome' ? 80 : [120, 80, 120]);
  }

  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(video, (code) => void check(code));

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = typed.trim();
    if (code !== '') void check(code);
    event.currentTarget.querySelector('input')?.select();
  }

  const isOn = camera.state === 'on' || camera.state === 'starting';
  return (
    <>
      <VerdictPanel
        verdict={checked?.verdict ?? null}
        isAsking={checked?.verdict === null}
        onRetry={() => checked && void check(checked.code)}
      />
      <section className="grid gap-3">
        <video
          ref={video}
          muted
          playsInline
          hidden={!isOn}
          aria-label={m.camera}
          className="aspect-4/3 w-full rounded-card bg-sunken object-cover"
        />
        {isOn && <p className="text-ink-soft">{m.aim}</p>}
        {camera.state === 'denied' && <VisitNotice tone="problem" text={m.denied} />}
        {camera.state === 'missing' && <VisitNotice tone="problem" text={m.noCamera} />}
        <Button
          size="large"
          icon={isOn ? 'pause' : 'play'}
          tone={isOn ? 'secondary' : 'primary'}
          onClick={() => (isOn ? camera.stop() : camera.start())}
          className="w-full"
        >
          {isOn ? m.stop : m.start}
        </Button>
      </section>
      <form onSubmit={onSubmit} className="grid gap-3">
        <TextField
          id="code"
          name="code"
          label={m.code}
          hint={m.codeHelp}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Button type="submit" tone="secondary" size="large" icon="check" className="w-full">
          {m.check}
        </Button>
      </form>
    </>
  );
}
