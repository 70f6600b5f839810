import type { Edition } from '../../content/types/edition';
import type { Exhibitor } from '../../content/types/exhibitor';
import { useSite } from '../../site/site-context';
import { BackLink } from '../../listing/request/back-link';
import { useLangOf, useMessages } from '../../messages/messages';
import { standOnPlanPath } from '../../site/detail-paths';
import { editionLinks, PastNotice } from '../../site/past-edition';
import { Breadcrumbs } from '../../ui/links/breadcrumbs';
import { Container } from '../../ui/layout/container';
import { Heading, type HeadingSize } from '../../ui/text/heading';
import { Icon } from '../../ui/media/icon';
import { Logo } from '../../ui/media/logo';
import { Picture } from '../../ui/media/picture';
import { SaveButton } from '../../saved/save-button';
import { ShareButton } from '../../ui/share/share-button';
import { SiteLink } from '../../ui/links/site-link';
import { FloorPattern } from './floor-pattern';
import { KindBadge } from '../kind-badge';
import { exhibitorPath, exhibitorListPath, kindOf, listPath, listRoot } from '../kinds';
import { leadMark } from '../../counting/marks';
import { StandTags } from './stand-tags';
import { byCode } from '../stands';

/** The longer a name, the smaller it is set, so that one name does not fill a phone's screen. */
function sizeOfName(name: string): HeadingSize {
  if (name.length > 120) return 'subheading';
  return name.length > 44 ? 'heading' : 'title';
}

export function ExhibitorHero({ exhibitor, edition }: { exhibitor: Exhibitor; edition: Edition | null }) {
  const m = useMessages();
  const { origin, exhibitorKinds } = useSite();
  const lang = useLangOf()(exhibitor);
  const { name, kind, summary, logo, image, place, stands } = exhibitor;
  const ofKind = kindOf(exhibitorKinds, kind);
  return (
    <header className="border-b border-line bg-tint plan-lines">
      <Container className="pt-4 pb-8 lg:pt-6 lg:pb-12">
        <Breadcrumbs
          items={[
            ...(edition
              ? editionLinks(edition, 'standhouders', m.exhibitors.title)
              : [
                  { label: m.exhibitors.title, to: exhibitorListPath },
                  ...(ofKind ? [{ label: ofKind.plural, to: listPath(ofKind) }] : []),
                ]),
            { label: name },
          ]}
        />
        <div className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <BackLink root={listRoot(edition)} label={m.exhibitors.detail.backToList} />
          <div className="flex flex-wrap gap-3">
            {exhibitor.edition === null && (
              <SaveButton withText kind="exhibitor" publicId={exhibitor.publicId} title={name} />
            )}
            <ShareButton atEnd url={`${origin}${exhibitorPath(exhibitor)}`} title={name} />
          </div>
        </div>
        <div className="mt-4 grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-center lg:gap-12 print:grid-cols-2">
          <div className="min-w-0">
            <Logo file={logo} name={name} size="large" loading="eager" />
            <Heading level={1} size={sizeOfName(name)} className="mt-5">
              {name}
            </Heading>
            <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
              <KindBadge kind={kind} />
              {place !== null && (
                <span className="inline-flex min-w-0 items-center gap-1.5 font-medium">
                  <Icon name="map-pin" className="text-tint-ink" />
                  <span>{place}</span>
                </span>
              )}
            </p>
            {summary !== '' && exhibitor.description.length > 0 && (
              <p lang={lang} className="mt-4 max-w-text text-lead">
                {summary}
              </p>
            )}
            {exhibitor.edition === null ? (
              <div className="mt-6">
                <h2 className="sr-only">
                  {stands.length === 1 ? m.exhibitors.detail.stand : m.exhibitors.detail.stands}
                </h2>
                {stands.length > 0 ? (
                  <>
                    <StandTags exhibitor={exhibitor} size="large" onPlan />
                    <PlanLink exhibitor={exhibitor} />
                  </>
                ) : (
                  <p className="inline-flex items-center gap-2 font-medium">
                    <Icon name="info" className="text-tint-ink" />
                    {m.exhibitors.detail.noStand}
                  </p>
                )}
              </div>
            ) : (
              <PastNotice year={exhibitor.edition} edition={edition} />
            )}
          </div>
          {image ? (
            // A box of its own: in a grid the picture's sources would each take a cell.
            <div>
              <Picture
                file={image}
                sizes="(min-width: 76rem) 36rem, (min-width: 64rem) 50vw, 100vw"
                priority
                className="aspect-16/10 rounded-panel shadow-raised"
              />
            </div>
          ) : (
            <FloorPattern exhibitor={exhibitor} />
          )}
        </div>
      </Container>
    </header>
  );
}

/** Leads to the first stand that lies in a hall, in words: that the numbers themselves are links is easily missed. */
function PlanLink({ exhibitor }: { exhibitor: Exhibitor }) {
  const m = useMessages();
  const first = [...exhibitor.stands].sort(byCode).find(({ hall }) => hall !== null);
  if (!first) return null;
  return (
    <SiteLink
      to={standOnPlanPath(first.code)}
      {...leadMark('route', exhibitor.publicId)}
      className="no-print mt-2 inline-flex min-h-11 items-center gap-1.5 font-semibold text-action-ink underline-offset-4"
    >
      <Icon name="map" />
      {m.exhibitors.showOnPlan}
    </SiteLink>
  );
}
