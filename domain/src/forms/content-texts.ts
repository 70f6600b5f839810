import type { FieldKind } from './definition.js';
import type { RuleName } from './rules/index.js';

/** The Dutch words of the content model and what they are called in code: see docs/decisions/0023-one-gateway-three-versions.md. */

export const fieldKindOf: Readonly<Record<string, FieldKind>> = {
  Tekst: 'text',
  'Lange tekst': 'longText',
  'E-mailadres': 'email',
  Telefoonnummer: 'phone',
  Getal: 'number',
  Datum: 'date',
  Keuze: 'choice',
  'Meerdere keuzes': 'choices',
  Keuzelijst: 'select',
  Akkoord: 'consent',
  Bestand: 'file',
  'Verborgen campagne': 'hidden',
};

export const ruleNameOf: Readonly<Record<string, RuleName>> = {
  Verplicht: 'required',
  'Dit of een ander veld': 'require_one',
  'Moet akkoord zijn': 'accepted',
  'E-mailadres': 'email',
  Webadres: 'url',
  'Aantal tekens': 'length',
  'Gelijk aan ander veld': 'confirm',
  'Een van deze teksten': 'matches',
  'Precies een van deze waarden': 'is',
  'Geen van deze waarden': 'not',
  'Begint met': 'starts_with',
  'Eindigt op': 'ends_with',
  'Alleen letters': 'alpha',
  'Alleen letters en spaties': 'alpha_spaces',
  'Alleen letters en cijfers': 'alphanumeric',
  'Bevat een letter': 'contains_alpha',
  'Bevat een letter of spatie': 'contains_alpha_spaces',
  'Bevat een letter of cijfer': 'contains_alphanumeric',
  'Bevat een kleine letter': 'contains_lowercase',
  'Bevat een hoofdletter': 'contains_uppercase',
  'Bevat een cijfer': 'contains_numeric',
  'Bevat een leesteken': 'contains_symbol',
  'Alleen kleine letters': 'lowercase',
  'Alleen hoofdletters': 'uppercase',
  'Alleen leestekens': 'symbol',
  Getal: 'number',
  Minstens: 'min',
  Hoogstens: 'max',
  Tussen: 'between',
  'Datum na': 'date_after',
  'Datum op of na': 'date_after_or_equal',
  'Datum voor': 'date_before',
  'Datum op of voor': 'date_before_or_equal',
  'Datum tussen': 'date_between',
  'Schrijfwijze van een datum': 'date_format',
  'Aantal bestanden hoogstens': 'maxFiles',
  'Bestand hoogstens zo groot': 'maxFileSize',
  'Soorten bestanden': 'fileTypes',
  IBAN: 'iban',
  Telefoonnummer: 'phone',
  'Nederlandse postcode': 'postcode',
  'KvK-nummer': 'kvk',
  'Btw-nummer': 'btw',
};

export const autocompleteOf: Readonly<Record<string, string>> = {
  Naam: 'name',
  Voornaam: 'given-name',
  Achternaam: 'family-name',
  'E-mailadres': 'email',
  Telefoonnummer: 'tel',
  Organisatie: 'organization',
  Functie: 'organization-title',
  'Straat en huisnummer': 'address-line1',
  Postcode: 'postal-code',
  Plaats: 'address-level2',
  Land: 'country-name',
  Website: 'url',
};

type FormAction =
  | 'contact'
  | 'newsletter'
  | 'apply'
  | 'accredit'
  | 'group_visit'
  | 'visitor_profile'
  | 'contract'
  | 'order'
  | 'other';

export const captchaActionOf: Readonly<Record<string, FormAction>> = {
  Contact: 'contact',
  Nieuwsbrief: 'newsletter',
  Sollicitatie: 'apply',
  Persaccreditatie: 'accredit',
  Groepsbezoek: 'group_visit',
  Bezoekersprofiel: 'visitor_profile',
  Contract: 'contract',
  Bestelling: 'order',
  Anders: 'other',
};
