import { Form, NavLink } from 'react-router';
import { useMessages } from '../messages/messages';
import { Icon } from '../ui/media/icon';
import { useOwnPages } from './own-pages';

const linkClasses =
  'flex min-h-11 w-full items-center gap-3 rounded-tag px-3 py-2 text-left font-medium no-underline ' +
  'hover:bg-action-soft hover:text-action-ink aria-[current]:bg-brand-soft aria-[current]:text-brand-ink';

export function AccountMenu({ isExhibitor }: { isExhibitor: boolean }) {
  const { title, signOut } = useMessages().account;
  const pages = useOwnPages().filter(({ forExhibitors }) => !forExhibitors || isExhibitor);
  return (
    <nav aria-label={title}>
      <ul className="-mx-3 grid gap-1 sm:max-lg:flex sm:max-lg:flex-wrap">
        {pages.map(({ to, icon, label }) => (
          <li key={to}>
            <NavLink to={to} end className={linkClasses}>
              <Icon name={icon} className="shrink-0" />
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <Form method="post" action="/uitloggen">
            <button type="submit" className={linkClasses}>
              <Icon name="log-out" className="shrink-0" />
              {signOut.submit}
            </button>
          </Form>
        </li>
      </ul>
    </nav>
  );
}
