import { useMessages } from '../../messages/messages';
import { useEarlyPress } from '../../rendering/hydration/early-press';
import { useDisclosure } from '../../ui/overlay/use-disclosure';
import { Icon } from '../../ui/media/icon';
import { useColourMode } from './colour-mode';
import { ColourModeChoice } from './colour-mode-choice';

export function ColourModeMenu() {
  const m = useMessages();
  const [mode] = useColourMode();
  const { open, container, button } = useDisclosure();
  const early = useEarlyPress();
  return (
    <div {...container} className="needs-js relative">
      <button
        type="button"
        {...button}
        {...early}
        aria-label={m.shell.colourModeIs(m.shell.colourModes[mode])}
        className="icon-button"
      >
        <Icon name="sun" className="dark:hidden" />
        <Icon name="moon" className="hidden dark:inline-block" />
      </button>
      {open && (
        <div className="popover right-0 w-72 p-3">
          <ColourModeChoice />
        </div>
      )}
    </div>
  );
}
