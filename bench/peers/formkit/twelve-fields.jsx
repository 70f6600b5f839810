import { defaultConfig, FormKit, FormKitProvider } from '@formkit/react';
import { renderToString } from 'react-dom/server';
import { fields } from '../../twelve-fields/fields.mjs';

const types = { longText: 'textarea', phone: 'tel', consent: 'checkbox' };
const config = defaultConfig();

/** FormKit's rules: the same words, with a line between them. */
const validation = ({ rules }) =>
  rules.map(({ name, args }) => (args ? `${name}:${args.join()}` : name)).join('|');

export const form = (
  <FormKitProvider config={config}>
    <FormKit type="form" submitLabel="Versturen">
      {fields.map((field) => (
        <FormKit
          key={field.name}
          type={types[field.kind] ?? field.kind}
          name={field.name}
          label={field.label}
          help={field.help}
          {...(field.options && { options: field.options })}
          validation={validation(field)}
        />
      ))}
    </FormKit>
  </FormKitProvider>
);

export const render = () => renderToString(form);
