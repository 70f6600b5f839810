import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { en } from '../messages/en';
import { nl } from '../messages/nl';
import { OptionsField } from '../ui/form/options-field';
import { profileForm } from './profile-form';

const choices = {
  audiences: [{ slug: 'pers', name: 'Pers' }],
  themes: [
    { slug: 'hout', name: 'Houtbouw' },
    { slug: 'gevel', name: 'Gevel en dak' },
  ],
  days: ['2027-02-09', '2027-02-10'],
};
const form = profileForm(choices, nl);

describe('the form for a ticket', () => {
  it('asks for the days first, also of somebody who changes them', () => {
    const change = profileForm(choices, nl, { isChange: true });
    expect([form, change].map(({ fields }) => fields[0]?.name)).toEqual(['days', 'days']);
  });

  it('folds its topics and nothing else, in each language', () => {
    const folded = (messages: typeof nl) =>
      profileForm(choices, messages).fields.flatMap(({ name, fold }) => (fold ? [[name, fold]] : []));
    expect(folded(nl)).toEqual([['interests', 'Kies uit 2 onderwerpen']]);
    expect(folded(en)).toEqual([['interests', 'Choose from 2 topics']]);
  });

  it.each([
    [[], undefined, false],
    [['hout'], undefined, true],
    [[], 'Kies er een', true],
  ])('unfolds them once one is chosen or wrong: %j', (chosen, error, isOpen) => {
    const html = renderToString(
      <OptionsField
        {...{ name: 'interests', type: 'checkbox', label: 'Onderwerpen', fold: 'Kies', chosen, error }}
        options={choices.themes.map(({ slug, name }) => ({ value: slug, label: name }))}
      />,
    );
    expect(/<details[^>]* open/.test(html)).toBe(isOpen);
    expect(html).toContain('value="gevel"');
  });
});
