export { fairPhases, momentIn, nextTurn, openDayFrom, phaseAt } from './phase.js';
export type { FairPhase, HallTime, OpenDay } from './phase.js';
export {
  changeTexts,
  describedVariables,
  fairVariables,
  fillInAll,
  fillInVariables,
  isVariableOf,
  variablesIn,
} from './variables.js';
export type { NamedFair, Variables } from './variables.js';
