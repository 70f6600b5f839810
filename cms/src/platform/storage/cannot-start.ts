/** A start that cannot continue; the message is one line for the operator. */
export class CannotStart extends Error {}
