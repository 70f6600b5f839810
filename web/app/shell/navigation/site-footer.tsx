import { useId, useState, type ReactNode } from 'react';
import { yearAtFair } from '../../clock/wall-clock';
import type { Navigation } from '../../content/types/site';
import { useNow, useSite, type Site } from '../../site/site-context';
import { useMessages } from '../../messages/messages';
import { useEarlyPress } from '../../rendering/hydration/early-press';
import { Container } from '../../ui/layout/container';
import { Icon } from '../../ui/media/icon';
import type { IconName } from '../../icons/icon-names';
import { SiteLink } from '../../ui/links/site-link';
import { typeset } from '../../ui/text/typeset';
import { footerNavigationId } from '../element-ids';
import { FairBar } from './fair-bar';
import { LanguageSwitch } from './language-switch';
import { Wordmark } from './wordmark';

const socialIcons: Record<string, IconName> = {
  LinkedIn: 'linkedin',
  Instagram: 'instagram',
  YouTube: 'youtube',
  Facebook: 'facebook',
};

export default function SiteFooter() {
  const m = useMessages();
  const { settings, navigation, phase } = useSite();
  const { socials, name } = settings;
  const year = yearAtFair(useNow());
  return (
    <>
      <footer className="site-foot torn-top mt-section bg-foot pt-12 pb-8 text-on-foot sm:pt-14">
        <Container width="wide">
          <div className="grid grid-cols-2 gap-x-6 gap-y-6 sm:gap-y-10 lg:grid-cols-[2fr_1fr_1fr_1.4fr] lg:gap-x-10">
            <Particulars settings={settings} />
          </div>

          <hr className="perforation my-6 sm:my-10" />

          <nav
            id={footerNavigationId}
            aria-label={m.shell.footerNavigation}
            className="no-print scroll-mt-24"
          >
            <ul className="grid gap-x-6 sm:gap-y-8 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] lg:gap-x-10">
              <Everything navigation={navigation} />
            </ul>
          </nav>

          <div className="mt-6 flex flex-wrap sm:mt-10 items-center justify-between gap-x-8 gap-y-4 border-t border-grey-700 pt-6">
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <p className="text-sm text-on-foot-soft">{m.shell.rights(year, name)}</p>
              <LanguageSwitch className="no-print inline-flex min-h-9 items-center gap-2 text-sm font-semibold text-on-foot underline-offset-4 [&:not(:hover)]:no-underline" />
            </div>
            {socials.length > 0 && (
              <ul aria-label={m.shell.followUs} className="no-print flex flex-wrap gap-2">
                {socials.map(({ platform, url }) => (
                  <li key={url}>
                    <SiteLink to={url} aria-label={m.shell.social(platform, name)} className="foot-button">
                      <Icon name={socialIcons[platform] ?? 'at-sign'} />
                      {platform}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </Container>
      </footer>
      {phase === 'during' && <FairBar />}
    </>
  );
}

function Particulars({ settings }: { settings: Site['settings'] }) {
  const m = useMessages();
  const { days, venue, contact, tagline } = settings;
  return (
    <>
      <div className="max-lg:col-span-2">
        <Wordmark on="foot" className="text-3xl sm:text-4xl" />
        {tagline && <p className="mt-3 max-w-[36ch] text-lead text-on-foot-soft">{tagline}</p>}
        {days.length > 0 && (
          <p className="mt-4 font-display text-xl font-bold">
            {m.format.dayRange(days.map(({ date }) => date))}
          </p>
        )}
      </div>
      {days.length > 0 && (
        <Column title={m.shell.openingHours}>
          <dl className="flex flex-col gap-2">
            {days.map(({ date, opens, closes }) => (
              <div key={date}>
                <dt className="font-semibold">{m.format.day(date, 'brief')}</dt>
                <dd className="text-on-foot-soft">{m.format.timeRange(opens, closes)}</dd>
              </div>
            ))}
          </dl>
        </Column>
      )}
      {venue.name && (
        <Column title={m.shell.venue}>
          <address className="text-on-foot-soft not-italic">
            <span className="font-semibold text-on-foot">{venue.name}</span>
            <br />
            {venue.street}
            <br />
            {venue.postalCode} {venue.city}
          </address>
        </Column>
      )}
      {contact && (
        <Column title={m.shell.contact} className="max-lg:col-span-2">
          <ul className="flex flex-col gap-2">
            {contact.email && (
              <li>
                <FootLink to={`mailto:${contact.email}`} icon="mail">
                  {typeset(contact.email)}
                </FootLink>
              </li>
            )}
            {contact.phone && (
              <li>
                <FootLink to={`tel:${contact.phone.replace(/[^\d+]/g, '')}`} icon="phone">
                  {typeset(contact.phone)}
                </FootLink>
              </li>
            )}
          </ul>
          {contact.address && (
            <address className="mt-3 whitespace-pre-line text-on-foot-soft not-italic">
              {contact.address}
            </address>
          )}
        </Column>
      )}
    </>
  );
}

function Everything({ navigation }: { navigation: Navigation }) {
  return navigation.footer.map(({ title, links }, index) => (
    <li key={index}>
      <Group title={title}>
        {links.map(({ label, url }, linkIndex) => (
          <li key={linkIndex}>
            <FootLink to={url}>{label}</FootLink>
          </li>
        ))}
      </Group>
    </li>
  ));
}

/** Links below a title. On a phone with JavaScript they unfold when it is pressed. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const early = useEarlyPress();
  return (
    <section className="foot-group" data-open={isOpen || undefined}>
      <h2 className="font-display text-lg font-bold">
        <span className="foot-title">{title}</span>
        <button
          type="button"
          className="foot-toggle"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          {...early}
        >
          {title}
          <Icon name="chevron-down" className="size-5" />
        </button>
      </h2>
      <ul id={id}>{children}</ul>
    </section>
  );
}

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={className}>
      <h2 className="mb-2 font-display text-lg font-bold">{title}</h2>
      {children}
    </section>
  );
}

function FootLink({ to, icon, children }: { to: string; icon?: IconName; children: ReactNode }) {
  return (
    <SiteLink to={to} className="foot-link">
      {icon && <Icon name={icon} className="text-brand" />}
      {children}
    </SiteLink>
  );
}
