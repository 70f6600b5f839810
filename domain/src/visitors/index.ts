export { visitorNeeds, visitorProfile, visitorPurposes } from './profile.js';
export type { VisitorChoices } from './profile.js';
