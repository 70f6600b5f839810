import { ListPage } from '../../../made/ListPage';

/** Made for every request. */
export const dynamic = 'force-dynamic';

/** Our page of exhibitors, in components that bench/components.mjs made of it. */
export default async function Exhibitors() {
  const { lists, exhibitors } = await (await fetch(process.env.LIST_URL)).json();
  return <ListPage lists={lists} exhibitors={exhibitors} />;
}
