export const amountErrors = {
  notRead: 'Schrijf het bedrag met een komma voor de centen, bijvoorbeeld 1.250,00.',
} as const;

export const neededReasons = {
  page: (title: string, slug: string) =>
    `${slug === 'home' ? 'De voorpagina van de site' : `Het adres /${slug} van de site`} is de pagina “${title}”: pas haar aan, of vervang wat erop staat`,
  holds: (called: string, count: number) =>
    `Er zijn nog ${called} (${count}) die hier horen: verplaats of verwijder die eerst`,
} as const;

export const neededErrors = { mustStay: (why: string) => `Dit kan niet weg. ${why}.` } as const;

export const slugErrors = {
  malformed: (maxLength: number) =>
    `Gebruik alleen kleine letters, cijfers en losse streepjes, hoogstens ${maxLength} tekens. Bijvoorbeeld: bouwen-met-hout.`,
  taken: (title: string) => `Dit adres is al van “${title}”. Kies een ander adres.`,
  reserved: (slug: string) => `/${slug} is een vast onderdeel van de site. Kies een ander adres.`,
  fixed: (slug: string) => `De site gebruikt deze pagina op een vaste plaats: het adres blijft ${slug}.`,
  redirected: (slug: string, target: string) =>
    `Van /${slug} gaat een doorverwijzing uit, naar ${target}. Kies een ander adres, of haal die doorverwijzing weg.`,
} as const;

export const choiceErrors = {
  unknown: 'Deze keuze bestaat niet, of niet meer. Kies er een uit de lijst.',
} as const;
