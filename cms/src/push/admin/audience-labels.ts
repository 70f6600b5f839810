import type { AudienceName } from '../announcements/shape';

/** Whom a message is for, as the organiser reads it. */
export const audienceLabels: Record<AudienceName, string> = {
  everybody: 'Iedereen die nieuws wil',
  theme: 'Wie iets van een thema bewaarde',
  kind: 'Wie een soort sessie bewaarde',
  session: 'Wie een sessie bewaarde',
  exhibitor: 'Wie een standhouder bewaarde',
};

export const inDevices = (count: number) => (count === 1 ? '1 toestel' : `${count} toestellen`);
