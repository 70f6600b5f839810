import Link from 'next/link';

export function Picture({ picture }) {
  return picture && <img {...picture} loading="lazy" />;
}

/** Exhibitors as cards. */
export function Cards({ exhibitors }) {
  return (
    <ul>
      {exhibitors.map(({ path, name, kind, place, summary, featured, logo, themes, stands, hall }) => (
        <li key={path}>
          <article className="card">
            <Picture picture={logo} />
            <ul className="stands">
              {stands.map((stand) => (
                <li key={stand}>Stand {stand}</li>
              ))}
            </ul>
            {hall && <p>{hall}</p>}
            {featured && <p>Uitgelicht</p>}
            <h3>
              <Link href={path} prefetch={false}>
                {name}
              </Link>
            </h3>
            <p>
              <span>{kind}</span> <span>{place}</span>
            </p>
            <p>{summary}</p>
            <p>{themes.join(' · ')}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}
