/** Whether the visitor asked their device to use little data; nothing is preloaded then. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const asked =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  return asked || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}
