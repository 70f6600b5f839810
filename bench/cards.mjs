const HOW_MANY = 200;

const question = new URLSearchParams({
  'pagination[pageSize]': '100',
  sort: 'publicId',
  'fields[0]': 'publicId',
  'fields[1]': 'name',
  'fields[2]': 'slug',
  'fields[3]': 'summary',
  'populate[stands][fields][0]': 'code',
  'populate[themes][fields][0]': 'name',
});

/** The exhibitors of the fair, again and again until there are 200 cards. */
export async function readCards(contentUrl) {
  const response = await fetch(`${contentUrl}/api/exhibitors?${question}`);
  if (!response.ok) throw new Error(`The content backend answered ${response.status} for the exhibitors`);
  const { data } = await response.json();
  return Array.from({ length: HOW_MANY }, (_, place) => {
    const { publicId, name, slug, summary, stands, themes } = data[place % data.length];
    return {
      id: place,
      path: `/standhouders/${publicId}/${slug}`,
      name,
      summary: summary ?? '',
      stands: stands.map((stand) => stand.code),
      themes: themes.map((theme) => theme.name),
    };
  });
}
