import { useState } from 'react';
import { useMessages } from '../messages/messages';
import { install, useInstallPrompt } from '../shell/install-prompt';
import { useSite } from '../site/site-context';
import { Button } from '../ui/form/button';
import { Card } from '../ui/card/card';
import { Heading } from '../ui/text/heading';

/** Remembers on the device that somebody does not want the site on their home screen. */
const declinedKey = 'install-declined';

/** Browsers on iOS alone say whether the page was opened from the home screen, and have no other way to offer it. */
const isInBrowserOnIos = () => Reflect.get(navigator, 'standalone') === false;

function wasDeclined(): boolean {
  try {
    return localStorage.getItem(declinedKey) !== null;
  } catch {
    return true;
  }
}

/** Invites whoever has saved something to put the site on their home screen. A no is remembered. */
export function InstallInvitation() {
  const { ownProgramme, shell } = useMessages();
  const m = ownProgramme.install;
  const { settings } = useSite();
  const prompt = useInstallPrompt();
  const [isDeclined, setDeclined] = useState(wasDeclined);
  const isIos = isInBrowserOnIos();
  if (isDeclined || (prompt === null && !isIos)) return null;
  const decline = () => {
    setDeclined(true);
    localStorage.setItem(declinedKey, '1');
  };
  return (
    <Card as="section" aria-labelledby="installeren" className="mb-8 print:hidden">
      <Heading level={2} size="subheading" id="installeren">
        {m.title(shell.edition(settings.name, settings.edition))}
      </Heading>
      <p className="mt-2">{m.text}</p>
      {prompt === null && <p className="mt-2">{m.onIos}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {prompt !== null && (
          <Button icon="download" onClick={() => void install(prompt)}>
            {m.install}
          </Button>
        )}
        <Button tone="secondary" onClick={decline}>
          {m.decline}
        </Button>
      </div>
    </Card>
  );
}
