import { searchExhibitors } from '../../../content.mjs';
import { Cards } from '../cards';

/** Rendered for every request, because it reads the query. */
export default async function Search({ searchParams }) {
  const asked = await searchParams;
  const { total, exhibitors } = await searchExhibitors(asked);
  return (
    <>
      <h1>Zoeken</h1>
      <form>
        <input name="q" defaultValue={asked.q} />
        <button>Zoek</button>
      </form>
      <p>{total} gevonden</p>
      <Cards exhibitors={exhibitors} />
    </>
  );
}
