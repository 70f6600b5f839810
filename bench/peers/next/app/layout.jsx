import Link from 'next/link';
import { getFrame } from '../../content.mjs';

export const metadata = { title: 'Fabriek & Thuis' };

export default async function Layout({ children }) {
  const { header, footer, fair } = await getFrame();
  return (
    <html lang="nl">
      <body>
        <header>
          <p>{fair.announcement?.text}</p>
          <Link href="/" prefetch={false}>
            {fair.name} {fair.edition}
          </Link>
          <nav>
            <ul>
              {header.map(({ label, url, children: links }) => (
                <li key={label}>
                  <a href={url}>{label}</a>
                  <ul>
                    {links.map((link) => (
                      <li key={link.label}>
                        <a href={link.url}>{link.label}</a>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </nav>
          <form action="/zoeken">
            <input name="q" aria-label="Zoeken" />
            <button>Zoeken</button>
          </form>
        </header>
        <main>{children}</main>
        <footer>
          <p>{fair.tagline}</p>
          <h2>Openingstijden</h2>
          <ul>
            {fair.days.map(({ date, opens, closes }) => (
              <li key={date}>
                <time dateTime={date}>{date}</time> {opens.slice(0, 5)}–{closes.slice(0, 5)} uur
              </li>
            ))}
          </ul>
          <address>
            {fair.venue.name}, {fair.venue.street}, {fair.venue.postalCode} {fair.venue.city}
          </address>
          <p>
            <a href={`mailto:${fair.contact.email}`}>{fair.contact.email}</a> {fair.contact.phone}
          </p>
          <p>{fair.contact.address}</p>
          {footer.map(({ title, links }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ label, url }) => (
                  <li key={label}>
                    <a href={url}>{label}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <ul>
            {fair.socials.map(({ platform, url }) => (
              <li key={platform}>
                <a href={url}>{platform}</a>
              </li>
            ))}
          </ul>
        </footer>
      </body>
    </html>
  );
}
