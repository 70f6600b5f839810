import { fetchFormTexts } from '../messages/fetched';
import { useMessages } from '../messages/messages';
import { ConsentField } from '../ui/form/consent-field';
import { giveConsent, withdrawConsent } from './consent';

export async function loadServiceConsent() {
  await fetchFormTexts();
  return ServiceConsent;
}

/** Asks whether a service of another company may look at this visitor. The form can be sent without. */
function ServiceConsent({ onGiven }: { onGiven: () => void }) {
  const { robots: m } = useMessages().forms;
  return (
    <ConsentField
      name="robotcontrole"
      label={m.allow}
      hint={m.why}
      onChange={({ target }) => {
        if (!target.checked) return withdrawConsent();
        giveConsent();
        onGiven();
      }}
    />
  );
}
