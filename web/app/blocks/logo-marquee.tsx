import type { BlockOf } from '../cms/blocks';
import type { ExhibitorSummary } from '../cms/exhibitor';
import { useMessages } from '../messages/messages';
import { Container } from '../ui/container';
import { cx } from '../ui/cx';
import { Heading } from '../ui/heading';
import { Logo } from '../ui/logo';
import { SiteLink } from '../ui/site-link';

/**
 * Logos that pass by: two identical runs, the second hidden from everyone but the eye, so that the loop has no seam.
 * It pauses under the pointer and while a logo has the focus, and stands still when motion is unwanted.
 */
export function LogoMarquee({ block }: { block: BlockOf<'logo-marquee'> }) {
  const { blocks: m } = useMessages();
  if (block.exhibitors.length === 0) return null;
  return (
    <section aria-label={block.title ?? m.logoMarquee.label} className="border-y border-line py-10">
      {block.title && (
        <Container className="mb-6">
          <Heading level={2} size="subheading">
            {block.title}
          </Heading>
        </Container>
      )}
      <div className="group overflow-hidden motion-reduce:overflow-x-auto">
        <div
          // Set from script: a style attribute in the markup would need a hole in the content security policy.
          ref={(track) => track?.style.setProperty('animation-duration', `${block.duration}s`)}
          className="flex w-max animate-marquee group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] motion-reduce:animate-none"
        >
          <Run exhibitors={block.exhibitors} />
          <Run exhibitors={block.exhibitors} echo />
        </div>
      </div>
    </section>
  );
}

function Run({ exhibitors, echo }: { exhibitors: ExhibitorSummary[]; echo?: boolean }) {
  return (
    <ul
      className={cx('flex shrink-0 gap-5 pr-5', echo && 'motion-reduce:hidden')}
      aria-hidden={echo}
      inert={echo}
    >
      {exhibitors.map(({ publicId, slug, name, logo }) => (
        <li key={publicId}>
          <SiteLink to={`/standhouders/${publicId}/${slug}`} className="block rounded-card">
            <Logo file={logo} name={name} labelled className="h-20 w-44" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
