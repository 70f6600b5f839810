import type { ButtonTo } from '../cms/shared';
import { ButtonLink, type ButtonTone } from '../ui/button';
import { cx } from '../ui/cx';

const tones: Record<ButtonTo['tone'], ButtonTone> = {
  primary: 'primary',
  secondary: 'secondary',
  text: 'quiet',
};

/** The buttons an editor put in a block, in a row that wraps. */
export function BlockButtons({ buttons, className }: { buttons: ButtonTo[]; className?: string }) {
  if (buttons.length === 0) return null;
  return (
    <div className={cx('flex flex-wrap gap-3', className)}>
      {buttons.map((button) => (
        <ButtonLink
          key={`${button.url} ${button.label}`}
          to={button.url}
          tone={tones[button.tone]}
          size="large"
        >
          {button.label}
        </ButtonLink>
      ))}
    </div>
  );
}
