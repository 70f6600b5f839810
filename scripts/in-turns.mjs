/** Each of the files that take turns runs on one day in so many. */
const days = 3;

/**
 * The files of a list that have no turn today: long ones, about faults that few changes can cause. `npm test` runs a third of
 * them, another third the next day. All of them run with `npm test -- --all`, by their names, and in a soak run.
 * @param {readonly string[]} files
 * @param {{ IN_TURNS?: string }} [env] `IN_TURNS` is `1` in a run of all tests
 * @param {number} [day] days since 1970
 * @returns {string[]}
 */
export function leftOutToday(files, env = process.env, day = Math.floor(Date.now() / 86_400_000)) {
  return env.IN_TURNS === '1' ? files.filter((_file, at) => at % days !== day % days) : [];
}
