/** Two sets of so many: a repeat comes within minutes, and what is forgotten too early the content backend still knows. */
const maxIds = 50_000;
const maxAgeMs = 5 * 60 * 1000;

export function createSeenIds() {
  let recent = new Set<string>();
  let older = new Set<string>();
  let since = performance.now();

  return {
    has: (id: string): boolean => recent.has(id) || older.has(id),
    add(id: string): void {
      if (recent.size >= maxIds || performance.now() - since > maxAgeMs) {
        older = recent;
        recent = new Set();
        since = performance.now();
      }
      recent.add(id);
    },
  };
}
