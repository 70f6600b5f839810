import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useMessages } from '../../messages/messages';
import { Container } from '../../ui/layout/container';
import { Heading } from '../../ui/text/heading';

/** The secret of the crew's link. It stands behind the #, which browsers send to nobody. */
const crewInAddress = () => location.hash.slice(1);
const nowhere = () => null;
const onHashChange = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** Nothing of it is there before the browser has read the link. */
const CrewScreen = lazy(() => import('./crew-screen'));

export function CheckInPage() {
  const m = useMessages().visitors.checkIn;
  const crew = useSyncExternalStore(onHashChange, crewInAddress, nowhere);
  return (
    <Container width="text" className="grid gap-5 py-5 sm:py-8">
      <Heading level={1} size="heading">
        {m.title}
      </Heading>
      <noscript>{m.needsScript}</noscript>
      {crew !== null && (
        <Suspense>
          <CrewScreen crew={crew} />
        </Suspense>
      )}
    </Container>
  );
}
