/** The parameter of a preview that says which phase of the fair it shows; without it the clock does. */
export const phaseParam = 'fase';
