import type { WordedForm } from '../form-engine/form';
import type { Messages } from '../messages/nl';

export function withdrawForm({ visitors: m }: Messages): WordedForm {
  return {
    name: 'afmelden',
    fields: [
      {
        name: 'sure',
        kind: 'consent',
        label: m.withdraw.sure,
        rules: [{ name: 'accepted' }],
        messages: { accepted: m.withdraw.notSure },
      },
    ],
  };
}
