import type { ButtonTo } from '../content/types/fields/shared';
import { useSite } from '../site/site-context';
import { ticketMark } from '../counting/marks';
import { ButtonLink, type ButtonTone } from '../ui/form/button';
import { cx } from '../ui/cx';

const tones: Record<ButtonTo['tone'], ButtonTone> = {
  primary: 'primary',
  secondary: 'secondary',
  text: 'quiet',
};

/** A button that reads as a link lines up with the text around it. */
const textLink = 'px-0 underline hover:bg-transparent';

export function BlockButtons({ buttons, className }: { buttons: ButtonTo[]; className?: string }) {
  const { registration } = useSite().settings;
  if (buttons.length === 0) return null;
  return (
    <div className={cx('flex flex-wrap gap-3', className)}>
      {buttons.map((button) => (
        <ButtonLink
          key={`${button.url} ${button.label}`}
          to={button.url}
          tone={tones[button.tone]}
          size="large"
          className={button.tone === 'text' ? textLink : undefined}
          {...(button.url === registration?.url && ticketMark)}
        >
          {button.label}
        </ButtonLink>
      ))}
    </div>
  );
}
