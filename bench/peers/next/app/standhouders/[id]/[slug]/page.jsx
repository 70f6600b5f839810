import { notFound } from 'next/navigation';
import { getExhibitor } from '../../../../../content.mjs';
import { Cards, Picture } from '../../../cards';

export const revalidate = 5;

/** None while building: a page is rendered when somebody asks for it, and kept. */
export const generateStaticParams = () => [];

export default async function Exhibitor({ params }) {
  const exhibitor = await getExhibitor((await params).id);
  if (!exhibitor) notFound();
  const { name, kind, place, summary, description, website, image, logo, socials, contact } = exhibitor;
  const { stands, hall, themes, pavilion, products, sessions, related } = exhibitor;
  return (
    <article>
      <Picture picture={logo} />
      <h1>{name}</h1>
      <p>
        {kind} {place}
      </p>
      <p>{summary}</p>
      <h2>Stand</h2>
      <p>
        {stands.join(', ')} {hall}
      </p>
      <h2>Over {name}</h2>
      <Picture picture={image} />
      {description.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {products.map((product) => (
        <section key={product.name}>
          <h3>{product.name}</h3>
          <p>{product.text}</p>
          <Picture picture={product.image} />
        </section>
      ))}
      <h2>In het programma</h2>
      <ul>
        {sessions.map(({ documentId, title, day, startTime, endTime, room }) => (
          <li key={documentId}>
            {day}, {startTime.slice(0, 5)}–{endTime.slice(0, 5)} uur {room?.name} {title}
          </li>
        ))}
      </ul>
      <h2>Contact</h2>
      {contact && (
        <p>
          <a href={`mailto:${contact.email}`}>{contact.email}</a> {contact.phone} {contact.address}
        </p>
      )}
      {website && <a href={website}>{website}</a>}
      <ul>
        {socials.map(({ platform, url }) => (
          <li key={platform}>
            <a href={url}>{platform}</a>
          </li>
        ))}
      </ul>
      <h2>Thema’s</h2>
      <p>{themes.join(' · ')}</p>
      {pavilion && <p>{pavilion}</p>}
      <h2>Kijk ook bij</h2>
      <Cards exhibitors={related} />
    </article>
  );
}
