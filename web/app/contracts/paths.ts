import { contractStepSlugs, type ContractStepSlug } from 'beursvloer-domain/contracts';

/** Path of the contract; editors write the page there. */
export const contractPath = '/contractformulier';

/** The last step: everything under each other, and the signature. */
export const overviewSlug = 'overzicht';
export type StepSlug = ContractStepSlug | typeof overviewSlug;
/** All steps that are counted, in their order. */
export const stepSlugs: readonly StepSlug[] = [...contractStepSlugs, overviewSlug];

/** Path of a step. */
export const stepPath = (slug: StepSlug) => `${contractPath}/${slug}`;

/** The name of the form of a step. */
export const formName = (slug: StepSlug) => `contract-${slug}`;

/** In the query of a step: where to go once it is saved. */
export const nextParam = 'naar';

export const discardPath = `${contractPath}/weggooien`;
export const receivedPath = `${contractPath}/ontvangen`;

/** The button that saves a step as it is, and goes back. */
export const backButton = { name: 'knop', value: 'terug' };
/** In the query of the page after signing: the receipt. */
export const receiptParam = 'kenmerk';
