import { ColourModeMenu } from '../colour-mode/colour-mode-menu';
import { useSite } from '../layouts/site-context';
import { useMessages } from '../messages/messages';
import { ButtonLink } from '../ui/button';
import { Container } from '../ui/container';
import { SiteLink } from '../ui/site-link';
import { Announcement } from './announcement';
import { MainNavigation } from './main-navigation';
import { MobileNavigation } from './mobile-navigation';
import { UserMenu } from './user-menu';
import { VisuallyHidden } from '../ui/visually-hidden';
import { Wordmark } from './wordmark';

/** Announcement, name of the fair, menus and the way to a ticket. It stays at the top of the screen. */
export function SiteHeader() {
  const m = useMessages();
  const { settings } = useSite();
  return (
    <>
      <Announcement />
      <header className="no-print sticky top-0 z-20 border-b border-line bg-page">
        <Container width="wide" className="flex min-h-16 items-center gap-2 lg:min-h-18">
          <SiteLink to="/" className="mr-auto min-w-0 py-2 no-underline xl:shrink-0">
            <Wordmark name={settings.name} edition={settings.edition} />
            <VisuallyHidden>{m.shell.toHome}</VisuallyHidden>
          </SiteLink>
          <MainNavigation className="hidden xl:block 2xl:mr-2" />
          {/* On the narrowest screens the choice of colours is in the menu. */}
          <div className="max-sm:hidden">
            <ColourModeMenu />
          </div>
          <UserMenu />
          {settings.registration && (
            <ButtonLink to={settings.registration.url} icon="ticket" className="ml-1 shrink-0 max-md:hidden">
              {settings.registration.label}
            </ButtonLink>
          )}
          <MobileNavigation />
        </Container>
      </header>
    </>
  );
}
