/** A day as people read it on a badge: `di 9 feb 2027`. */
export function formatDay(day: string, language: 'nl' | 'en'): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'nl-NL', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`)).replace(/[.,]/g, '');
}
