import { useState } from 'react';
import { useMessages } from '../../messages/messages';
import { useEarlyPress } from '../../rendering/hydration/early-press';
import { Icon } from '../media/icon';
import { TextField, type TextFieldProps } from './text-field';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(field: PasswordFieldProps) {
  const { account: m } = useMessages();
  const [shown, setShown] = useState(false);
  const early = useEarlyPress();
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button
          {...early}
          type="button"
          className="icon-button needs-js"
          aria-label={shown ? m.hidePassword : m.showPassword}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  );
}
