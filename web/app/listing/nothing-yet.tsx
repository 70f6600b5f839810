import { useMessages } from '../messages/messages';
import type { IconName } from '../icons/icon-names';
import { ButtonLink } from '../ui/form/button';
import { EmptyState } from '../ui/layout/empty-state';

interface NothingYetProps {
  icon: IconName;
  title: string;
  /** By itself that the newsletter says it first. */
  text?: string;
}

/** In the place of a list that the organiser has filled with nothing yet: what comes, and where to hear of it. */
export function NothingYet({ icon, title, text }: NothingYetProps) {
  const m = useMessages().listing.nothingYet;
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={<p>{text ?? m.text}</p>}
      action={
        <ButtonLink to="/nieuwsbrief" icon="mail">
          {m.newsletter}
        </ButtonLink>
      }
    />
  );
}
