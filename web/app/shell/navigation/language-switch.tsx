import { useLocation } from 'react-router';
import { useSite } from '../../site/site-context';
import { localeNames, localePath, otherLocales } from '../../messages/locale';
import { Icon } from '../../ui/media/icon';

/** This page in the other languages of the fair, each by its own name. A whole new document, because everything on it changes. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { locale, settings } = useSite();
  const { pathname, search } = useLocation();
  const others = otherLocales(locale).filter((other) => settings.languages.includes(other));
  return others.map((other) => (
    <a
      key={other}
      href={localePath(other, pathname) + search}
      hrefLang={other}
      lang={other}
      className={className}
    >
      <Icon name="languages" />
      {localeNames[other]}
    </a>
  ));
}
