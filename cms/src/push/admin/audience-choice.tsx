import {
  Combobox,
  ComboboxOption,
  Field,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { audiences, type AnnouncementList, type Audience } from '../announcements/shape';
import { audienceTexts } from './texts';

interface Props {
  chosen: Audience;
  reach: number | null;
  meta: AnnouncementList['meta'];
  onChange: (chosen: Audience) => void;
}

export function AudienceChoice({ chosen: { audience, audienceValue }, reach, meta, onChange }: Props) {
  return (
    <>
      <Field.Root name="audience" required>
        <Field.Label>{audienceTexts.audience}</Field.Label>
        <SingleSelect
          value={audience}
          onChange={(value) =>
            onChange({ audience: audiences.find((one) => one === value) ?? 'everybody', audienceValue: '' })
          }
        >
          {audiences.map((one) => (
            <SingleSelectOption key={one} value={one}>
              {audienceTexts.audiences[one]}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      {audience !== 'everybody' && (
        <Field.Root name="audienceValue" required>
          <Field.Label>{audienceTexts.value}</Field.Label>
          <Combobox
            key={audience}
            value={audienceValue}
            onChange={(value) => onChange({ audience, audienceValue: value ?? '' })}
            onClear={() => onChange({ audience, audienceValue: '' })}
            placeholder={audienceTexts.search}
            clearLabel={audienceTexts.clear}
            noOptionsMessage={() => audienceTexts.notFound}
          >
            {meta.choices[audience].map(([id, label]) => (
              <ComboboxOption key={id} value={id}>
                {label}
              </ComboboxOption>
            ))}
          </Combobox>
        </Field.Root>
      )}
      <Typography role="status">
        {reach === null ? audienceTexts.choose : audienceTexts.reach(reach, meta.perDay)}
      </Typography>
    </>
  );
}

export function useReach({ audience, audienceValue }: Audience): number | null {
  const { get } = useFetchClient();
  const [reach, setReach] = useState<number | null>(null);
  useEffect(() => {
    let current = true;
    setReach(null);
    if (audience !== 'everybody' && audienceValue === '') return;
    get<{ devices: number }>('/announcements/reach', { params: { audience, audienceValue } }).then(
      ({ data }) => current && setReach(data.devices),
      () => current && setReach(null),
    );
    return () => {
      current = false;
    };
  }, [get, audience, audienceValue]);
  return reach;
}
