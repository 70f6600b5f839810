import { ColourModeMenu } from '../colour-mode/colour-mode-menu';
import { InterfaceProvider } from '../layouts/interface-state';
import { useTicketButton } from './use-ticket-button';
import { useMessages } from '../../messages/messages';
import { SearchBox } from '../../search/dialog/search-box';
import { ticketMark } from '../../counting/marks';
import { ButtonLink } from '../../ui/form/button';
import { Container } from '../../ui/layout/container';
import { SiteLink } from '../../ui/links/site-link';
import { LanguageSwitch } from './language-switch';
import { Announcement } from './announcement';
import { MainNavigation } from './main-navigation';
import { MobileNavigation } from './mobile-navigation';
import { UserMenu } from './user-menu';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { Wordmark } from './wordmark';

/**
 * Announcement, name of the fair, menus and the way to a ticket. It stays at the top of the screen; wide screens have
 * the menus on a row of their own, which stays alone where there is little height.
 */
export default function SiteHeader() {
  const m = useMessages();
  const ticketButton = useTicketButton();
  return (
    <InterfaceProvider>
      <Announcement />
      <header className="no-print sticky top-0 layer-header border-b border-line bg-page [@media(max-height:48rem)]:xl:-top-14">
        <Container
          width="wide"
          className="flex min-h-15 items-center gap-1 sm:gap-2 lg:min-h-18 xl:min-h-14 xl:pt-1"
        >
          {/* Leaves room for the three buttons before they are there: a page may be painted while it arrives. */}
          <SiteLink
            to="/"
            className="mr-auto min-w-0 py-2 no-underline max-sm:w-[calc(100%-8.75rem)] lg:shrink-0 xl:mr-6"
          >
            <Wordmark />
            <VisuallyHidden>{m.shell.toHome}</VisuallyHidden>
          </SiteLink>
          <SearchBox className="xl:mr-auto xl:w-full xl:max-w-100" />
          {/* On narrow screens the choices of language and colours are in the menu. */}
          <LanguageSwitch className="language-switch max-lg:hidden" />
          <div className="max-sm:hidden">
            <ColourModeMenu />
          </div>
          <UserMenu />
          {ticketButton && (
            <ButtonLink
              to={ticketButton.url}
              icon="ticket"
              className="ml-1 shrink-0 max-lg:hidden"
              {...ticketMark}
            >
              {ticketButton.label}
            </ButtonLink>
          )}
          <MobileNavigation />
        </Container>
        <Container width="wide" className="hidden xl:block">
          <MainNavigation className="-mx-2" />
        </Container>
      </header>
    </InterfaceProvider>
  );
}
