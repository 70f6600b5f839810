import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../media/icon';
import type { IconName } from '../../icons/icon-names';
import { SiteLink, type SiteLinkProps } from '../links/site-link';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonStyle {
  /** primary: the one thing to do here; secondary: beside it; quiet: reads as a text link; danger: cannot be undone. */
  tone?: ButtonTone;
  size?: ButtonSize;
  icon?: IconName;
  iconAfter?: boolean;
  className?: string;
  children?: ReactNode;
}

const tones: Record<ButtonTone, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  danger: 'button-danger',
  quiet: 'button-quiet',
};

const sizes: Record<ButtonSize, string> = {
  small: 'button-small',
  medium: 'button-medium',
  large: 'button-large',
};

/** The class names of a button, for elements that are shown as one (a summary, a label). */
export function buttonClassName({ tone = 'primary', size = 'medium', className }: ButtonStyle = {}): string {
  return cx('button', tones[tone], sizes[size], className);
}

function Content({ icon, iconAfter, children }: ButtonStyle) {
  return (
    <>
      {icon && !iconAfter && <Icon name={icon} />}
      {children}
      {icon && iconAfter && <Icon name={icon} />}
    </>
  );
}

export type ButtonProps = ButtonStyle & ComponentProps<'button'>;

/** A button that does something on this page; `type` is `button` by default. */
export function Button({
  tone,
  size,
  icon,
  iconAfter,
  className,
  children,
  type = 'button',
  ...button
}: ButtonProps) {
  return (
    <button type={type} className={buttonClassName({ tone, size, className })} {...button}>
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </button>
  );
}

export type ButtonLinkProps = ButtonStyle & SiteLinkProps;

export function ButtonLink({ tone, size, icon, iconAfter, className, children, ...link }: ButtonLinkProps) {
  return (
    <SiteLink className={buttonClassName({ tone, size, className })} {...link}>
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </SiteLink>
  );
}
