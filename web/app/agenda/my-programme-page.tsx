import { lazyHydrate } from '../rendering/hydration/lazy-hydrate';
import { useMessages } from '../messages/messages';
import { Container } from '../ui/layout/container';
import { PageHeader } from '../ui/layout/page-header';
import type { Offer } from './saveable';

/** Nothing of it is in the server's HTML: what is saved, only the device knows. */
const OwnProgramme = lazyHydrate(() => import('./own-programme'));

export function MyProgrammePage({ offer }: { offer: Offer }) {
  const { ownProgramme: m, programme } = useMessages();
  return (
    <>
      <PageHeader
        title={m.title}
        intro={m.intro}
        breadcrumbs={[{ label: programme.breadcrumb, to: '/programma' }, { label: m.title }]}
      />
      <Container className="py-8 lg:py-10">
        <noscript>
          <p className="text-lead">{m.needsScript}</p>
        </noscript>
        <OwnProgramme offer={offer} />
      </Container>
    </>
  );
}
