import { listExhibitors } from '../../../content.mjs';
import { Cards } from '../cards';

export const revalidate = 5;

export default async function Exhibitors() {
  const { total, exhibitors, filters } = await listExhibitors();
  return (
    <>
      <h1>Standhouders</h1>
      <p>{total} standhouders</p>
      <form action="/zoeken">
        {Object.entries(filters).map(([name, choices]) => (
          <fieldset key={name}>
            <legend>{name}</legend>
            <ul>
              {choices.map(({ label, times }) => (
                <li key={label}>
                  <label>
                    <input type="checkbox" name={name.toLowerCase()} value={label} />
                    <span>{label}</span> <span>{times}</span>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        ))}
        <button>Toon resultaten</button>
      </form>
      <Cards exhibitors={exhibitors} />
    </>
  );
}
