const words: Readonly<Record<string, string>> = {
  'Close modal': 'Venster sluiten',
  Clear: 'Leegmaken',
  clear: 'leegmaken',
  'Choose date': 'Datum kiezen',
  'Choose time': 'Tijd kiezen',
  Month: 'Maand',
  Year: 'Jaar',
  On: 'Aan',
  Off: 'Uit',
  Pagination: 'Pagina’s',
  'Loading content...': 'Bezig met laden…',
  'Select or enter a value': 'Kies een waarde of vul er een in',
};

const statuses = { draft: 'Concept', published: 'Gepubliceerd', modified: 'Gewijzigd' };

/** The default text of a component of the design system. */
export const spoken = /((?:[lL]abel|Message|placeholder): \w+ = )"([^"]+)"/g;

/** Texts in single files, with enough code around them to match nothing else; no setting changes them. */
export const places: readonly (readonly [file: string, english: string, dutch: string])[] = [
  [
    'admin/admin/src/pages/Settings/pages/Users/ListPage',
    "'Active' : 'Inactive'",
    "'Actief' : 'Niet actief'",
  ],
  ['admin/admin/src/pages/Settings/pages/Users/ListPage', "label: 'Firstname'", "label: 'Voornaam'"],
  ['admin/admin/src/pages/Settings/pages/Users/ListPage', "label: 'Lastname'", "label: 'Achternaam'"],
  ['admin/admin/src/pages/Settings/pages/Users/ListPage', "label: 'Email'", "label: 'E-mail'"],
  ['admin/admin/src/pages/Settings/pages/Users/ListPage', "label: 'Username'", "label: 'Gebruikersnaam'"],
  ['admin/admin/src/pages/Settings/pages/Users/ListPage', "label: 'Active user'", "label: 'Actief account'"],
  [
    'admin/admin/src/pages/Settings/components/SettingsNav',
    '"aria-label": "Notification"',
    '"aria-label": "Melding"',
  ],
  [
    'admin/admin/src/pages/Settings/components/Tokens/TokenTypeSelect',
    'placeholder: "Select"',
    'placeholder: "Kies"',
  ],
  [
    'admin/admin/src/pages/Settings/components/Tokens/LifeSpanInput',
    'placeholder: "Select"',
    'placeholder: "Kies"',
  ],
  ['admin/admin/src/components/LazyOutlet', '"Loading content."', '"Bezig met laden…"'],
  // The help text of a field that is a component is handed to it, and not shown.
  ['FormInputs/Component/Input', 'required: required,', 'required, hint: props.hint,'],
  [
    'FormInputs/Component/Input',
    '/*#__PURE__*/ jsx(Field.Error, {})',
    'jsx(Field.Error, {}), jsx(Field.Hint, {})',
  ],
  // The accept page of an invitation offers the newsletter of Strapi.
  [
    'admin/admin/src/pages/Auth/components/Register',
    '].map(({ size, ...field })',
    "].filter(({ name }) => name !== 'news').map(({ size, ...field })",
  ],
  ['pages/ListView/components/BulkActions/PublishAction', "label: 'Publication status'", "label: 'Status'"],
  ['components/AssetDialog/BrowseStep/SearchAsset/SearchAsset', 'label: "Search"', 'label: "Zoeken"'],
  ['i18n/dist/admin/components/LocaleListCell', '} (default)`', '} (eerste taal)`'],
  ['i18n/dist/admin/components/LocaleTable', 'children: "Actions"', 'children: "Acties"'],
  ['plugin-users-permissions/dist/admin/pages/Providers/index', 'label: "Edit"', 'label: "Bewerken"'],
  ['pages/EmailTemplates/components/EmailForm', 'children: "Cancel"', 'children: "Annuleren"'],
  ['pages/EmailTemplates/components/EmailForm', 'children: "Finish"', 'children: "Opslaan"'],
];

const files: readonly { path: RegExp; inDutch: (code: string) => string }[] = [
  {
    path: /\/@strapi\/design-system\/dist\/index\.mjs$/,
    inDutch: (code) =>
      code.replace(spoken, (_, start: string, word: string) => start + JSON.stringify(words[word] ?? word)),
  },
  {
    // It is given nothing but statuses.
    path: /\/@strapi\/i18n\/dist\/admin\/utils\/strings\.mjs$/,
    inDutch: (code) =>
      code.replace('capitalize = (str)=>', (start) => `${start}(${JSON.stringify(statuses)})[str] ?? `),
  },
];

/**
 * Replaces hard-coded English texts in Strapi's admin by Dutch ones while the admin is built; no setting changes them.
 * An unknown text stays as it is; a test lists those.
 */
export function dutchFixedWords() {
  return {
    name: 'dutch-fixed-words',
    transform(code: string, id: string): { code: string; map: null } | null {
      const name = id.split('?', 1)[0]?.replaceAll('\\', '/') ?? '';
      const file = files.find(({ path }) => path.test(name));
      if (file) return { code: file.inDutch(code), map: null };
      const here = places.filter(([end]) => name.includes('/@strapi/') && name.endsWith(`${end}.mjs`));
      if (here.length === 0) return null;
      const dutch = here.reduce((text, [, english, word]) => text.replaceAll(english, word), code);
      return { code: dutch, map: null };
    },
  };
}
