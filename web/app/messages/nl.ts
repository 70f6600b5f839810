import { accounts } from './nl-account';
import { contracts } from './nl-contracts';
import { fair } from './nl-fair';
import { fileTexts } from './nl-files';
import { formTexts } from './nl-forms';
import { orders } from './nl-orders';
import { rest } from './nl-rest';
import { start } from './nl-start';
import { visit } from './nl-visit';

/** Texts that another language may word differently: a literal string is any string there. */
type Wording<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Text
    ? (...values: Values) => Wording<Text>
    : { [Name in keyof T]: Wording<T[Name]> };

export type StartTexts = Wording<typeof start>;
export type FairTexts = Wording<typeof fair>;
export type AccountTexts = Wording<typeof accounts>;
export type ContractsTexts = Wording<typeof contracts>;
export type OrdersTexts = Wording<typeof orders>;
export type RestTexts = Wording<typeof rest>;
export type VisitTexts = Wording<typeof visit>;
export type FormTexts = Wording<typeof formTexts>;
export type FileTexts = Wording<typeof fileTexts>;

/** The shape every locale fills: a missing text in another locale is a type error. */
export type Messages = StartTexts &
  FairTexts &
  AccountTexts &
  ContractsTexts &
  OrdersTexts &
  RestTexts &
  VisitTexts &
  FormTexts &
  FileTexts;

export const nl: Messages = {
  ...start,
  ...fair,
  ...accounts,
  ...contracts,
  ...orders,
  ...rest,
  ...visit,
  ...formTexts,
  ...fileTexts,
};
