import { useId } from 'react';
import { useMessages } from '../../messages/messages';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/media/icon';
import type { IconName } from '../../icons/icon-names';
import { colourModes, useColourMode, type ColourMode } from './colour-mode';

const icons: Record<ColourMode, IconName> = { system: 'monitor', light: 'sun', dark: 'moon' };

/** Three radio buttons: as the device, light, dark. It needs JavaScript, so it is hidden without. */
export function ColourModeChoice({ className }: { className?: string }) {
  const m = useMessages();
  const name = useId();
  const [chosen, choose] = useColourMode();
  return (
    <fieldset className={cx('needs-js', className)}>
      <legend className="mb-2 text-sm font-semibold text-ink-soft">{m.shell.colourMode}</legend>
      <div className="grid grid-cols-3 gap-1 rounded-control bg-sunken p-1">
        {colourModes.map((mode) => (
          <label
            key={mode}
            className="flex min-h-14 cursor-pointer flex-col items-center justify-center gap-1 rounded-tag px-2 py-1.5 text-center text-sm leading-tight font-medium text-ink-soft hover:text-ink has-checked:bg-page has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={mode}
              checked={mode === chosen}
              onChange={() => choose(mode)}
              className="sr-only"
            />
            <Icon name={icons[mode]} />
            {m.shell.colourModes[mode]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
