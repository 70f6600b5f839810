/** Imported before a program: its clock is wrong by `TEST_CLOCK_SHIFT_MS`, as that of a machine can be. */
const shiftMs = Number(process.env.TEST_CLOCK_SHIFT_MS);
const RightDate = Date;
// Some package assigns `Date.now` to itself.
const rightNow = RightDate.now;
const now = () => rightNow() + shiftMs;

globalThis.Date = new Proxy(RightDate, {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
  apply: () => new RightDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
