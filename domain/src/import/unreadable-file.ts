/** A file that cannot be read as a whole. The message is a sentence for the organiser. */
export class UnreadableFile extends Error {}
