import { expect, it } from 'vitest';
import { readMailFrom } from './mail';

it.each([
  ['post@beurs.nl', '', 'post@beurs.nl'],
  ['De beurs <post@beurs.nl>', 'De beurs', 'post@beurs.nl'],
  ['"Beurs, de" <post@beurs.nl>', 'Beurs, de', 'post@beurs.nl'],
  ['<post@beurs.nl>', '', 'post@beurs.nl'],
  ['', '', 'no-reply@beurs.example'],
])('reads the sender %j', (MAIL_FROM, name, address) => {
  expect(readMailFrom({ MAIL_FROM })).toEqual({ name, address });
});

it.each(['De beurs', 'De beurs <post>', 'a@beurs.nl, b@beurs.nl', 'a@beurs.nl <b'])(
  'names the variable when %j is no sender',
  (MAIL_FROM) => {
    expect(() => readMailFrom({ MAIL_FROM })).toThrow(/^The environment variable MAIL_FROM is/);
  },
);
