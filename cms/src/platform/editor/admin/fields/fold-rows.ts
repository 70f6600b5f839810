/** A field of a form, with what the schema says of it. */
export interface FormField {
  name: string;
  label: string;
  type: string;
  size: number;
  attribute: { type: string; pluginOptions?: { editor?: { folded?: boolean } } };
}
type Row = FormField[];
interface Form {
  layout: { layout: Row[][] };
}

export const foldType = 'fold';

/** Puts the rows of a form whose fields are all folded by their schema last, below a fold. */
export function foldRows<Given extends Form>(given: Given): Given {
  return { ...given, layout: { ...given.layout, layout: given.layout.layout.map(foldPanel) } };
}

function foldPanel(rows: Row[]): Row[] {
  const rare = rows.filter(isRare);
  const fields = rare.flat();
  // The fold goes by the name of a field: the content manager shows nothing that permissions do not name.
  const known = rows.flat().find(({ type }) => type !== 'component');
  if (fields.length === 0 || !known) return rows;
  const fold = { ...known, type: foldType, attribute: { type: foldType }, size: 12, fields };
  return [...rows.filter((row) => !isRare(row)), [fold], ...rare];
}

const isRare = (row: Row) =>
  row.length > 0 && row.every(({ attribute }) => attribute.pluginOptions?.editor?.folded === true);
