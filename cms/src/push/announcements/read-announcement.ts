import { wrongField } from '../../platform/errors/wrong-field';
import { instantOf } from '../../platform/published/sessions';
import { audiences, maxLength, type AnnouncementText, type AudienceName } from './shape';

const minuteMs = 60 * 1000;
/** Nobody plans further ahead than this. */
const maxAheadMs = 400 * 24 * 60 * minuteMs;

/** @throws ValidationError that names the field */
export function readAnnouncement(body: unknown): AnnouncementText {
  const sent = objectOf(body);
  const { title, body: text } = {
    title: line(sent, 'title', 'Titel', maxLength.title),
    body: paragraph(sent, 'body', 'Tekst', maxLength.body),
  };
  if (title === '') throw wrongField('title', 'Vul een titel in.');
  if (text === '') throw wrongField('body', 'Vul een tekst in.');
  const titleEnglish = line(sent, 'titleEnglish', 'Titel in het Engels', maxLength.title);
  const bodyEnglish = paragraph(sent, 'bodyEnglish', 'Tekst in het Engels', maxLength.body);
  if ((titleEnglish === '') !== (bodyEnglish === ''))
    throw wrongField(
      titleEnglish === '' ? 'titleEnglish' : 'bodyEnglish',
      'Vul in het Engels de titel en de tekst in, of geen van beide.',
    );
  return { title, body: text, titleEnglish, bodyEnglish, path: readPath(sent), ...readAudience(sent) };
}

export function readAudience(
  sent: Record<string, unknown>,
): Pick<AnnouncementText, 'audience' | 'audienceValue'> {
  const audience = audiences.find((one): one is AudienceName => one === sent.audience);
  if (!audience) throw wrongField('audience', 'Kies voor wie het bericht is.');
  if (audience === 'everybody') return { audience, audienceValue: '' };
  const { audienceValue } = sent;
  if (typeof audienceValue !== 'string' || !/^[\w -]{1,64}$/.test(audienceValue))
    throw wrongField('audienceValue', 'Kies waarover het bericht gaat.');
  return { audience, audienceValue };
}

/** When it is to leave, in ms since 1970; null for at once. It is sent as a time on the fair's clock: `2027-02-09T11:05`. */
export function readMoment(body: unknown, now: number): number | null {
  const { at: sent } = objectOf(body);
  if (sent === null || sent === undefined) return null;
  const [, day = '', time = ''] =
    /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(typeof sent === 'string' ? sent : '') ?? [];
  const at = Number.isNaN(Date.parse(`${day}T${time}Z`)) ? null : instantOf(day, time);
  if (at === null) throw wrongField('at', 'Dit is geen tijdstip.');
  if (at < now - minuteMs) throw wrongField('at', 'Dit tijdstip is voorbij.');
  if (at > now + maxAheadMs) throw wrongField('at', 'Dit tijdstip is te ver weg.');
  return at;
}

/** A page of the site, by its path alone: a message never leads elsewhere. */
function readPath(sent: Record<string, unknown>): string {
  const path = line(sent, 'path', 'Pagina', maxLength.path);
  const wrong = () => wrongField('path', 'Vul het pad van een pagina in, zoals /programma.');
  if (!/^\/(?![/\\])[^\s\\]*$/.test(path) || !URL.canParse(path, 'https://fair.example')) throw wrong();
  const url = new URL(path, 'https://fair.example');
  if (url.origin !== 'https://fair.example') throw wrong();
  // The language of the device comes before it.
  if (/^\/en(?:\/|$)/.test(url.pathname)) throw wrongField('path', 'Vul het Nederlandse pad in, zonder /en.');
  return url.pathname + url.search + url.hash;
}

function line(sent: Record<string, unknown>, field: string, label: string, max: number): string {
  return paragraph(sent, field, label, max).replace(/\s+/g, ' ');
}

function paragraph(sent: Record<string, unknown>, field: string, label: string, max: number): string {
  const value = sent[field] ?? '';
  if (typeof value !== 'string') throw wrongField(field, `${label} is geen tekst.`);
  // Control characters but for line ends, which no phone shows.
  const text = value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .trim();
  if ([...text].length > max) throw wrongField(field, `${label} mag ten hoogste ${max} tekens hebben.`);
  return text;
}

function objectOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : {};
}
