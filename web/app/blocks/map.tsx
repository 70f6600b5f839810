import type { BlockOf } from '../content/types/page/blocks';
import { useSite } from '../site/site-context';
import { useMessages } from '../messages/messages';
import { ButtonLink } from '../ui/form/button';
import { Picture } from '../ui/media/picture';
import { Section } from '../ui/layout/section';

const openStreetMap = 'https://www.openstreetmap.org';

/** The way to the fair: our own drawing, so no third party sees the visitor, and links to a live map. */
export function MapBlock({ block }: { block: BlockOf<'map'> }) {
  const { blocks: m } = useMessages();
  const { venue } = useSite().settings;
  const { image, imageDark, points } = block;
  if (!image && points.length === 0 && venue.name === '') return null;
  const alt = image?.alt || m.map.altFor(venue.name);
  const pictureClassName = 'w-full rounded-card border border-line';
  const sizes = '(min-width: 1024px) 66vw, 100vw';
  return (
    <Section title={block.title ?? undefined} intro={block.text ?? undefined}>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {image && imageDark ? (
          <div>
            {/* Hidden pictures are not fetched: they load lazily. */}
            <div className="dark:hidden">
              <Picture file={image} alt={alt} sizes={sizes} className={pictureClassName} />
            </div>
            <div className="hidden dark:block">
              <Picture file={imageDark} alt={alt} sizes={sizes} className={pictureClassName} />
            </div>
          </div>
        ) : (
          image && <Picture file={image} alt={alt} sizes={sizes} className={pictureClassName} />
        )}
        <div>
          {points.length > 0 && (
            <ol aria-label={m.map.points} className="mb-6 grid gap-2.5">
              {points.map(({ name, text }, index) => (
                <li key={name} className="grid grid-cols-[2rem_minmax(0,1fr)] items-start gap-3 leading-snug">
                  <span
                    aria-hidden
                    className="grid size-8 place-items-center rounded-full bg-action font-bold text-on-action tabular-nums"
                  >
                    {index + 1}
                  </span>
                  <span className="pt-1">
                    <span className="font-semibold">{name}</span>
                    {text && <span className="text-ink-soft">, {text}</span>}
                  </span>
                </li>
              ))}
            </ol>
          )}
          {venue.name !== '' && <VenueAddress />}
        </div>
      </div>
    </Section>
  );
}

function VenueAddress() {
  const { blocks: m } = useMessages();
  const { venue } = useSite().settings;
  const { latitude, longitude } = venue;
  const coordinates = `${latitude}, ${longitude}`;
  return (
    <>
      <address className="text-ink not-italic">
        <span className="block font-display text-subheading font-bold">{venue.name}</span>
        <span className="block">{venue.street}</span>
        <span className="block">
          {venue.postalCode} {venue.city}
        </span>
      </address>
      {latitude !== null && longitude !== null && (
        <>
          <p className="mt-2 text-ink-soft">
            {m.map.coordinates}:{' '}
            <a
              href={`geo:${latitude},${longitude}?q=${latitude},${longitude}`}
              aria-label={m.map.openInApp(coordinates)}
              className="text-action-ink underline underline-offset-4 tabular-nums"
            >
              {coordinates}
            </a>
          </p>
          <div className="no-print mt-4 flex flex-wrap gap-3">
            <ButtonLink to={`${openStreetMap}/directions?to=${latitude}%2C${longitude}`} icon="route">
              {m.map.planRoute}
            </ButtonLink>
            <ButtonLink
              to={`${openStreetMap}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
              tone="secondary"
              icon="map"
            >
              {m.map.openInMaps}
            </ButtonLink>
          </div>
          <p className="no-print mt-3 text-sm text-ink-soft">{m.map.elsewhere}</p>
        </>
      )}
    </>
  );
}
