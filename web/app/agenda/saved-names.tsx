import { entryId, type Entry } from 'beursvloer-domain/agenda';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages';
import { StandTags } from '../exhibitors/detail/stand-tags';
import { exhibitorPath, speakerPath } from '../site/detail-paths';
import { Button } from '../ui/form/button';
import { SiteLink } from '../ui/links/site-link';
import { Icon } from '../ui/media/icon';
import { Heading } from '../ui/text/heading';
import { goneIds, type Offer } from './saveable';
import { Note } from '../saved/note';
import { WishChoice } from '../saved/wish-choice';

export interface SavedNamesProps {
  offer: Offer;
  saved: ReadonlyMap<string, Entry>;
  onRemove: (id: string) => Promise<void>;
}

export function SavedNames({ offer, saved, onRemove }: SavedNamesProps) {
  const { ownProgramme: m } = useMessages();
  const gone = goneIds(offer, saved);
  const exhibitors = offer.exhibitors.flatMap((exhibitor) => {
    const entry = saved.get(entryId('exhibitor', exhibitor.publicId));
    if (!entry) return [];
    return {
      entry,
      name: exhibitor.name,
      path: exhibitorPath(exhibitor),
      detail: <StandTags exhibitor={exhibitor} onPlan />,
    };
  });
  const speakers = offer.speakers.flatMap((speaker) => {
    const entry = saved.get(entryId('speaker', speaker.publicId));
    if (!entry) return [];
    const { name, organisation } = speaker;
    return { entry, name, path: speakerPath(speaker), detail: organisation };
  });
  return (
    <>
      <Names title={m.exhibitors} id="standhouders" rows={exhibitors} onRemove={onRemove} />
      <Names title={m.speakers} id="sprekers" rows={speakers} onRemove={onRemove} />
      {gone.length > 0 && (
        <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          {m.gone(gone.length)}
          <Button
            tone="secondary"
            size="small"
            onClick={() => void Promise.all(gone.map((id) => onRemove(id)))}
          >
            {m.forget}
          </Button>
        </p>
      )}
    </>
  );
}

interface Row {
  entry: Entry;
  name: string;
  path: string;
  detail: ReactNode;
}

interface NamesProps {
  title: string;
  id: string;
  rows: readonly Row[];
  onRemove: (id: string) => Promise<void>;
}

function Names({ title, id, rows, onRemove }: NamesProps) {
  const { ownProgramme: m } = useMessages();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mb-8">
      <Heading level={2} size="subheading" id={id}>
        {title}
      </Heading>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
        {rows.map(({ entry, name, path, detail }) => (
          <li key={entry.id} className="flex items-start gap-3 py-2 pr-1.5 pl-4">
            <div className="min-w-0 grow py-1.5">
              <SiteLink to={path} className="font-bold text-ink underline-offset-4">
                {name}
              </SiteLink>
              <div className="mt-0.5 text-sm text-ink-soft">{detail}</div>
              <div className="mt-2 flex flex-wrap items-center gap-x-1 gap-y-1">
                <WishChoice id={entry.id} title={name} wish={entry.wish} />
                <Note id={entry.id} title={name} note={entry.note} />
              </div>
            </div>
            <button
              type="button"
              onClick={() => void onRemove(entry.id)}
              aria-label={m.remove(name)}
              className="icon-button shrink-0 text-ink-soft print:hidden"
            >
              <Icon name="trash-2" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
