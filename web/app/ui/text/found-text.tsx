/** A text with what somebody searched for marked; every second piece is marked. */
export function FoundText({ pieces }: { pieces: readonly string[] }) {
  return pieces.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}
