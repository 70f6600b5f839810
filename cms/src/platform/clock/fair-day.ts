/** Today's calendar day in the fair's zone, `YYYY-MM-DD`. */
export function fairDay(now: number = Date.now()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date(now));
}
