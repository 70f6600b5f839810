import type { ReactNode } from 'react';
import type { Exhibitor } from '../../content/types/exhibitor';
import { useMessages } from '../../messages/messages';
import { ButtonLink } from '../../ui/form/button';
import { Card } from '../../ui/card/card';
import { Heading } from '../../ui/text/heading';
import { Icon } from '../../ui/media/icon';
import type { IconName } from '../../icons/icon-names';
import { leadMark } from '../../counting/marks';
import { typeset } from '../../ui/text/typeset';
import { SocialLinks } from '../../ui/links/social-links';

export function ContactCard({ exhibitor }: { exhibitor: Exhibitor }) {
  const { detail } = useMessages().exhibitors;
  const { publicId, website, contact, socials, place, name } = exhibitor;
  const { email = null, phone = null, address = null } = contact ?? {};
  if (website === null && email === null && phone === null && address === null && socials.length === 0) {
    return null;
  }
  return (
    <Card as="section" aria-labelledby="contact" className="p-6">
      <Heading level={2} size="subheading" id="contact">
        {detail.practical}
      </Heading>
      <dl className="mt-4 flex flex-col gap-3">
        {email !== null && (
          <Fact icon="mail" label={detail.mail}>
            <a href={`mailto:${email}`} {...leadMark('contact', publicId)}>
              {typeset(email)}
            </a>
          </Fact>
        )}
        {phone !== null && (
          <Fact icon="phone" label={detail.phone}>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} {...leadMark('contact', publicId)}>
              {typeset(phone)}
            </a>
          </Fact>
        )}
        {(address ?? place) !== null && (
          <Fact icon="map-pin" label={address === null ? detail.place : detail.address}>
            <span className="whitespace-pre-line">{address ?? place}</span>
          </Fact>
        )}
      </dl>
      {website !== null && (
        <ButtonLink
          to={website}
          tone="secondary"
          icon="external-link"
          iconAfter
          className="mt-5 w-full"
          {...leadMark('website', publicId)}
        >
          <span className="truncate">{hostOf(website)}</span>
        </ButtonLink>
      )}
      <SocialLinks socials={socials} label={detail.socials(name)} className="mt-4" />
    </Card>
  );
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="pt-0.5 text-tint-ink">
        <Icon name={icon} label={label} />
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** The address as people say it. */
function hostOf(website: string): string {
  return website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
