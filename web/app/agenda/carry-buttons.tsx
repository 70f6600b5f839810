import { useState } from 'react';
import type { Entry } from 'beursvloer-domain/agenda';
import { useMessages } from '../messages/messages';
import { useSite } from '../site/site-context';
import { CodePicture } from '../ui/code/code-picture';
import { drawCode } from '../ui/code/draw-code';
import { Button } from '../ui/form/button';
import { Dialog } from '../ui/overlay/dialog';
import { CopyLink } from '../ui/share/copy-link';
import { ShareButton } from '../ui/share/share-button';
import { carriedFragment, maxCarried } from './link-entries';
import { path } from './paths';

export function CarryButtons({ entries }: { entries: readonly Entry[] }) {
  const { ownProgramme: m, shell } = useMessages();
  const { origin, settings } = useSite();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" icon="smartphone" onClick={() => setOpen(true)}>
        {m.toOtherDevice}
      </Button>
      <ShareButton
        url={`${origin}${path}${carriedFragment('share', entries)}`}
        title={m.shared.linkTitle(shell.edition(settings.name, settings.edition))}
      />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={m.move.title}>
        <MoveLink entries={entries} />
      </Dialog>
    </>
  );
}

function MoveLink({ entries }: { entries: readonly Entry[] }) {
  const { ownProgramme: m } = useMessages();
  const { origin } = useSite();
  const fragment = carriedFragment('move', entries);
  return (
    <div className="grid gap-4">
      <p>{m.move.text}</p>
      <CodePicture
        code={drawCode(`${origin}${path}${fragment}`)}
        label={m.move.code}
        className="w-72 justify-self-center"
      />
      {entries.length > maxCarried && <p>{m.move.tooMany(maxCarried)}</p>}
      <CopyLink to={`${path}${fragment}`} label={m.move.copy} className="justify-self-center" />
    </div>
  );
}
