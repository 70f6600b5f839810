import type { BlockOf } from '../../content/types/page/blocks';
import { useMessages } from '../../messages/messages';
import { Container } from '../../ui/layout/container';
import { cx } from '../../ui/cx';
import { Heading } from '../../ui/text/heading';
import { Icon } from '../../ui/media/icon';
import { Logo } from '../../ui/media/logo';
import { SiteLink } from '../../ui/links/site-link';
import { advertisingMark } from '../../counting/marks';

/**
 * Logos that pass by: two identical runs, the second hidden from everyone but the eye, so that the loop has no seam.
 * It pauses under the pointer, while a logo has the focus and when the visitor says so (WCAG 2.2.2), and stands still
 * when motion is unwanted.
 */
export function LogoMarquee({ block }: { block: BlockOf<'logo-marquee'> }) {
  const { blocks: m } = useMessages();
  if (block.exhibitors.length === 0) return null;
  return (
    <section
      aria-label={block.title ?? m.logoMarquee.label}
      className="group/marquee border-y border-line py-10"
    >
      <Container className="mb-5 flex flex-wrap items-center justify-between gap-x-4">
        {block.title && (
          <Heading level={2} size="subheading">
            {block.title}
          </Heading>
        )}
        <StandStill />
      </Container>
      <div
        className="group overflow-hidden motion-reduce:overflow-x-auto"
        onFocus={({ target }) => {
          // The browser scrolled to the place that the logo had while it still moved.
          requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          // The browser scrolls a logo with the focus into sight; afterwards the loop needs its start again.
          if (!currentTarget.contains(relatedTarget)) currentTarget.scrollLeft = 0;
        }}
      >
        <div
          // Set from script: a style attribute in the markup would need a hole in the content security policy.
          ref={(track) => track?.style.setProperty('animation-duration', `${block.duration}s`)}
          className="flex w-max animate-marquee group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] group-has-checked/marquee:[animation-play-state:paused] motion-reduce:animate-none"
        >
          <Run exhibitors={block.exhibitors} />
          <Run exhibitors={block.exhibitors} echo />
        </div>
      </div>
    </section>
  );
}

/** A checkbox and not a button, so that it also stops the logos where scripts do not run. */
function StandStill() {
  const { blocks: m } = useMessages();
  return (
    <label className="no-print relative ml-auto inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 text-sm font-semibold text-ink-soft hover:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus motion-reduce:hidden">
      <input type="checkbox" className="peer absolute inset-0 cursor-pointer opacity-0" />
      <Icon name="pause" className="peer-checked:hidden" />
      <Icon name="play" className="hidden peer-checked:inline-block" />
      {m.logoMarquee.standStill}
    </label>
  );
}

function Run({ exhibitors, echo }: { exhibitors: BlockOf<'logo-marquee'>['exhibitors']; echo?: boolean }) {
  return (
    <ul
      className={cx('flex shrink-0 gap-5 pr-5', echo && 'motion-reduce:hidden')}
      aria-hidden={echo}
      inert={echo}
    >
      {exhibitors.map(({ publicId, slug, name, logo }) => (
        <li key={publicId}>
          <SiteLink
            to={`/standhouders/${publicId}/${slug}`}
            className="block rounded-card"
            {...(!echo && advertisingMark(`logo-${publicId}`))}
          >
            <Logo file={logo} name={name} labelled className="h-20 w-44" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
