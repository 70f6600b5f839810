import type { BlockOf } from '../cms/blocks';
import { useSite } from '../layouts/site-context';
import { useMessages } from '../messages/messages';
import { ButtonLink } from '../ui/button';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';

/** Where the fair is: our own drawing, so that looking at it tells nobody, and a link for who wants a live map. */
export function MapBlock({ block }: { block: BlockOf<'map'> }) {
  const { blocks: m } = useMessages();
  const { venue } = useSite().settings;
  const { latitude, longitude } = venue;
  return (
    <Section title={block.title ?? undefined} intro={block.text ?? undefined}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
        {block.image && (
          <Picture
            file={{ ...block.image, alt: block.image.alt || m.map.altFor(venue.name) }}
            sizes="(min-width: 1024px) 66vw, 100vw"
            className="w-full rounded-card border border-line"
          />
        )}
        <div>
          <address className="text-ink not-italic">
            <span className="block font-display text-subheading font-bold">{venue.name}</span>
            <span className="block">{venue.street}</span>
            <span className="block">
              {venue.postalCode} {venue.city}
            </span>
          </address>
          {latitude !== null && longitude !== null && (
            <ButtonLink
              to={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
              tone="secondary"
              icon="map"
              className="mt-4"
            >
              {m.map.openInMaps}
            </ButtonLink>
          )}
        </div>
      </div>
    </Section>
  );
}
