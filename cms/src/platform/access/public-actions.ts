import { createRegistry } from '../registry';

/**
 * All calls of the content API that visitors may make. Bootstrap makes the stored permissions equal to this
 * at every start, so a change in the admin does not last. Fields that stay inside have `"private": true` in
 * the schema.json of their type; `../editor/roles.ts` says what editors see.
 */
export interface PublicCalls {
  /**
   * Types that everybody may read, signed in or not: one response serves the pages of all visitors. Each has a route that the
   * site calls, or comes with another type.
   */
  readableTypes?: readonly string[];
  everybody?: readonly string[];
  signedIn?: readonly string[];
  exhibitors?: readonly string[];
}

export const publicCalls = createRegistry<PublicCalls>();

export function publicActions(): Readonly<Record<string, readonly string[]>> {
  const all = publicCalls.all();
  const readable = all.flatMap(({ readableTypes = [] }) =>
    readableTypes.map((name) => `api::${name}.${name}.find`),
  );
  const everybody = [...readable, ...all.flatMap((calls) => calls.everybody ?? [])];
  const visitor = [...everybody, ...all.flatMap(({ signedIn = [] }) => signedIn)];
  return {
    public: everybody,
    visitor,
    exhibitor: [...visitor, ...all.flatMap(({ exhibitors = [] }) => exhibitors)],
  };
}

export const actionsOf = (controller: `api::${string}.${string}`, ...names: readonly string[]): string[] =>
  names.map((name) => `${controller}.${name}`);
