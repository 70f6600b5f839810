import { toWallClock } from '../../clock/wall-clock';
import type { IconName } from '../../icons/icon-names';
import { useMessages } from '../../messages/messages';
import type { Messages } from '../../messages/nl';
import { cx } from '../../ui/cx';
import { Button } from '../../ui/form/button';
import { Icon } from '../../ui/media/icon';
import type { Verdict } from './ask-check-in';

interface VerdictPanelProps {
  /** Of the last badge; null when there is none. */
  verdict: Verdict | null;
  isAsking: boolean;
  onRetry: () => void;
}

type Tone = 'good' | 'doubt' | 'bad' | 'none';

/** Strong colours, an icon and a word: it is read from a metre away, and by who sees no colours. */
const tones: Record<Tone, string> = {
  good: 'border-good bg-good text-on-good',
  doubt: 'border-doubt bg-doubt text-on-doubt',
  bad: 'border-danger bg-danger text-page',
  none: 'border-line bg-sunken text-ink-soft',
};

export function VerdictPanel({ verdict, isAsking, onRetry }: VerdictPanelProps) {
  const { visitors, format } = useMessages();
  const m = visitors.checkIn;
  const shown = verdict ? wordsOf(verdict, m, format) : null;
  const { tone, icon, title, lines } = shown ?? {
    tone: 'none' as const,
    icon: 'ticket' as const,
    title: isAsking ? m.checking : m.ready,
    lines: [],
  };
  const canRetry = verdict?.state === 'failed' || verdict?.state === 'tooMany';
  return (
    <div
      role="status"
      aria-live="assertive"
      aria-atomic
      data-verdict={verdict?.state ?? (isAsking ? 'asking' : 'none')}
      className={cx('grid min-h-40 content-center gap-1 rounded-card border-2 p-5 text-center', tones[tone])}
    >
      <Icon name={icon} className="mx-auto text-4xl" />
      <p className="font-display text-title font-bold">{title}</p>
      {lines.map((line) => (
        <p key={line} className="text-lead">
          {line}
        </p>
      ))}
      {canRetry && (
        <Button tone="secondary" icon="rotate-ccw" onClick={onRetry} className="mx-auto mt-2">
          {m.retry}
        </Button>
      )}
    </div>
  );
}

interface Words {
  tone: Tone;
  icon: IconName;
  title: string;
  lines: string[];
}

function wordsOf(verdict: Verdict, m: Messages['visitors']['checkIn'], { time }: Messages['format']): Words {
  switch (verdict.state) {
    case 'welcome': {
      const { name, organisation, isRegisteredToday } = verdict;
      const lines = [name, organisation, isRegisteredToday ? '' : m.otherDay].filter((line) => line !== '');
      return { tone: 'good', icon: 'circle-check', title: m.welcome, lines };
    }
    case 'again': {
      const { name, organisation, at } = verdict;
      const said = m.againAt(time(clockOf(at)));
      const lines = [said, name, organisation].filter((line) => line !== '');
      return { tone: 'doubt', icon: 'triangle-alert', title: m.again, lines };
    }
    case 'withdrawn':
      return { tone: 'bad', icon: 'x', title: m.withdrawn, lines: [m.withdrawnText] };
    case 'cancelled':
      return { tone: 'bad', icon: 'x', title: m.cancelled, lines: [m.cancelledText] };
    case 'unknown':
      return { tone: 'bad', icon: 'x', title: m.unknown, lines: [m.unknownText] };
    case 'noCrew':
      return { tone: 'bad', icon: 'key-round', title: m.noCrew, lines: [m.noCrewText] };
    case 'tooMany':
      return { tone: 'none', icon: 'timer', title: m.tooMany, lines: [m.tooManyText] };
    case 'failed':
      return { tone: 'none', icon: 'wifi-off', title: m.failed, lines: [m.failedText] };
  }
}

/** When it was on the clocks at the entrance: `10:14`. */
function clockOf(instant: string): string {
  const { minutes } = toWallClock(new Date(instant));
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
