import { contractStepSlugs, type ContractStepSlug } from 'beursvloer-domain/contracts';

/** Path of the contract; editors write the page there. */
export const contractPath = '/contractformulier';

export const overviewSlug = 'overzicht';
export type StepSlug = ContractStepSlug | typeof overviewSlug;
export const stepSlugs: readonly StepSlug[] = [...contractStepSlugs, overviewSlug];

export const stepPath = (slug: StepSlug) => `${contractPath}/${slug}`;

export const formName = (slug: StepSlug) => `contract-${slug}`;

export const nextParam = 'naar';

export const discardPath = `${contractPath}/weggooien`;
export const receivedPath = `${contractPath}/ontvangen`;

/** The button that saves a step as it is, and goes back. */
export const backButton = { name: 'knop', value: 'terug' };
export const receiptParam = 'kenmerk';
