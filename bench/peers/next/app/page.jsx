import { getHome } from '../../content.mjs';
import { Cards, Picture } from './cards';

export const revalidate = 5;

export default async function Home() {
  const sections = await getHome();
  return sections.map(
    ({ title, texts, points, links, pictures, captions, exhibitors, sessions, news }, place) => (
      <section key={title}>
        {place === 0 ? <h1>{title}</h1> : <h2>{title}</h2>}
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <ul>
          {points.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
        {pictures.map((picture, index) => (
          <figure key={picture.src}>
            <Picture picture={picture} />
            {captions[index] && <figcaption>{captions[index]}</figcaption>}
          </figure>
        ))}
        <Cards exhibitors={exhibitors} />
        {sessions.map((session) => (
          <article key={session.documentId}>
            <p>
              {session.day}, {session.startTime.slice(0, 5)}–{session.endTime.slice(0, 5)} uur
            </p>
            <h3>{session.title}</h3>
            <p>{session.room?.name}</p>
            <p>{session.kind}</p>
            <p>{session.summary}</p>
            <p>{session.themes.map(({ name }) => name).join(' · ')}</p>
          </article>
        ))}
        {news.map((item) => (
          <article key={item.documentId}>
            <Picture picture={item.image} />
            <time dateTime={item.date}>{item.date}</time>
            <h3>{item.title}</h3>
            <p>{item.intro}</p>
          </article>
        ))}
        {links.map(({ label, url }) => (
          <a key={label} href={url}>
            {label}
          </a>
        ))}
      </section>
    ),
  );
}
