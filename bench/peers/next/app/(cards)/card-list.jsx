/** Every exhibitor as a card, read from where the benchmark keeps them. */
export async function CardList() {
  const cards = await (await fetch(process.env.CARDS_URL)).json();
  return (
    <main>
      <h1>Standhouders</h1>
      <ul>
        {cards.map(({ id, path, name, summary, stands, themes }) => (
          <li key={id}>
            <article className="card">
              <p className="stands">{stands.join(', ')}</p>
              <h2>
                <a href={path}>{name}</a>
              </h2>
              <p className="summary">{summary}</p>
              <p className="themes">{themes.join(' · ')}</p>
            </article>
          </li>
        ))}
      </ul>
    </main>
  );
}
