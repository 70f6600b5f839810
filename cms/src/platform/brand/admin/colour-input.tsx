import { Box, Field, Flex, Grid, TextInput, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import {
  colourErrors,
  mendedIn,
  neutrals,
  paletteOf,
  readColour,
  type Mode,
  type Tokens,
} from 'beursvloer-domain/brand';
import type { CSSProperties, ReactNode } from 'react';
import { colourFieldTexts as texts } from '../texts';

interface Props {
  name: string;
  label: string;
  hint?: ReactNode;
  labelAction?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** The colour of the fair in the form of a document. */
export default function ColourInput(props: Props) {
  const { name } = props;
  const { value, error, onChange } = useField<string>(name);
  return (
    <ColourChooser {...props} value={value ?? ''} error={error} onChange={(next) => onChange(name, next)} />
  );
}

interface ChooserProps extends Props {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A colour, with what follows from it in both modes, and in words what cannot be the colour itself. */
export function ColourChooser(props: ChooserProps) {
  const { name, label, hint, labelAction, required, disabled, value, onChange: change } = props;
  const colour = readColour(value);
  const mended = colour === null ? [] : mendedIn(colour);
  const error = props.error ?? (value !== '' && colour === null ? colourErrors.wrong : undefined);
  return (
    <Field.Root name={name} hint={hint} error={error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Flex gap={2} alignItems="center">
        <input
          type="color"
          aria-label={texts.pick}
          value={colour ?? '#000000'}
          disabled={disabled}
          onChange={(event) => change(event.currentTarget.value)}
          style={{ width: '4rem', height: '2.5rem', padding: 0, border: 0, background: 'none' }}
        />
        <Box flex="1">
          <TextInput
            type="text"
            value={value}
            disabled={disabled}
            spellCheck={false}
            onChange={(event) => change(event.currentTarget.value)}
          />
        </Box>
      </Flex>
      <Field.Error />
      <Field.Hint />
      {colour !== null && (
        <Box paddingTop={2}>
          <Grid.Root gap={4}>
            {(['light', 'dark'] as const).map((mode) => (
              <Grid.Item key={mode} col={6} xs={12} direction="column" alignItems="stretch">
                <Sample mode={mode} tokens={paletteOf(colour)[mode]} />
              </Grid.Item>
            ))}
          </Grid.Root>
          <Box paddingTop={4} role="status">
            {mended.length === 0 ? (
              <Typography variant="pi" textColor="success600">
                {texts.fits}
              </Typography>
            ) : (
              <>
                <Typography variant="sigma">{texts.mended}</Typography>
                {mended.map((line) => (
                  <Typography key={line} tag="p" variant="pi">
                    {line}
                  </Typography>
                ))}
              </>
            )}
          </Box>
        </Box>
      )}
    </Field.Root>
  );
}

/** A stand label, a button and a link as pages have them. */
function Sample({ mode, tokens }: { mode: Mode; tokens: Tokens }) {
  const { page, ink } = neutrals[mode];
  const part: CSSProperties = { padding: '0.5rem 0.75rem', borderRadius: '0.375rem', fontWeight: 600 };
  const edge = `inset 0 0 0 2px ${tokens['action-line']}`;
  return (
    <div
      style={{ background: page, color: ink, padding: '1rem', borderRadius: '0.5rem', fontSize: '1.4rem' }}
      aria-hidden
    >
      <p style={{ marginBottom: '0.75rem', fontWeight: 700 }}>{texts[mode]}</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', alignItems: 'center' }}>
        <span style={{ ...part, background: tokens.brand, color: tokens['on-brand'] }}>{texts.tag}</span>
        <span style={{ ...part, background: tokens.action, color: tokens['on-action'], boxShadow: edge }}>
          {texts.button}
        </span>
        <span style={{ color: tokens['action-ink'], textDecoration: 'underline' }}>{texts.link}</span>
        <span style={{ ...part, background: tokens['brand-soft'], color: tokens['brand-ink'] }}>
          {texts.tag}
        </span>
      </div>
    </div>
  );
}
