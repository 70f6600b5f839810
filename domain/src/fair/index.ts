export { fairPhases, momentIn, nextTurn, openDayFrom, phaseAt } from './phase.js';
export type { FairPhase, HallTime, OpenDay } from './phase.js';
