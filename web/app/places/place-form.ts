import { placeForm } from 'beursvloer-domain/places';
import type { WordedForm } from '../form-engine/form';
import type { Messages } from '../messages/nl';

export function wordedPlaceForm({ visitors }: Messages): WordedForm {
  const { fields: words } = visitors.places.request;
  const autoComplete = { name: 'name', email: 'email' } as const;
  return {
    name: 'plaats',
    fields: placeForm.fields.map((field) => ({
      ...field,
      ...words[field.name],
      autoComplete: autoComplete[field.name],
    })),
  };
}
