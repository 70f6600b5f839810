export type { ColumnKind, ListColumn, ListShape } from './column.js';
export { dutchDay, readDay } from './day.js';
export { htmlEntities } from './entities.js';
export type { ChosenColumns, SheetColumn } from './headings.js';
export type { KnownDocument } from './matching.js';
export { builtInFormat, numberCell } from './number-format.js';
export {
  chosenHeadings,
  columnName,
  planList,
  type LeftOutRow,
  type ListChange,
  type ListPlan,
  type PlannedRow,
  type RowState,
} from './plan.js';
export type { PlannedPictures } from './pictures.js';
export type { Question } from './question.js';
export { joinNames } from './references.js';
export { emptyCell, type Cell, type Merged, type Sheet } from './sheet.js';
export { readAnswer } from './values.js';
export { targetsOf } from './targets.js';
export { exampleMark } from './texts.js';
export { UnreadableFile } from './unreadable-file.js';
export type { XmlElement } from './xml-element.js';
