/** A measure as the site takes it: whole, and from 0 to `max`. */
export const bounded = (value: number, max: number) => Math.max(0, Math.min(max, Math.round(value) || 0));
