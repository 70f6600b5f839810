import { wrongField } from '../../platform/errors/wrong-field';
import { instantOf } from '../../fair/sessions';
import { fieldErrors, fieldLabels } from '../texts';
import { audiences, maxLength, type AnnouncementText, type AudienceName } from './shape';

const minuteMs = 60 * 1000;
const maxAheadMs = 400 * 24 * 60 * minuteMs;

/** @throws ValidationError that names the field */
export function readAnnouncement(body: unknown): AnnouncementText {
  const sent = objectOf(body);
  const { title, body: text } = {
    title: line(sent, 'title', maxLength.title),
    body: paragraph(sent, 'body', maxLength.body),
  };
  if (title === '') throw wrongField('title', fieldErrors.noTitle);
  if (text === '') throw wrongField('body', fieldErrors.noBody);
  const titleEnglish = line(sent, 'titleEnglish', maxLength.title);
  const bodyEnglish = paragraph(sent, 'bodyEnglish', maxLength.body);
  if ((titleEnglish === '') !== (bodyEnglish === ''))
    throw wrongField(titleEnglish === '' ? 'titleEnglish' : 'bodyEnglish', fieldErrors.halfEnglish);
  return { title, body: text, titleEnglish, bodyEnglish, path: readPath(sent), ...readAudience(sent) };
}

export function readAudience(
  sent: Record<string, unknown>,
): Pick<AnnouncementText, 'audience' | 'audienceValue'> {
  const audience = audiences.find((one): one is AudienceName => one === sent.audience);
  if (!audience) throw wrongField('audience', fieldErrors.noAudience);
  if (audience === 'everybody') return { audience, audienceValue: '' };
  const { audienceValue } = sent;
  if (typeof audienceValue !== 'string' || !/^[\w -]{1,64}$/.test(audienceValue))
    throw wrongField('audienceValue', fieldErrors.noAudienceValue);
  return { audience, audienceValue };
}

/** When it is to leave, in ms since 1970; null for at once. It is sent as a time on the fair's clock: `2027-02-09T11:05`. */
export function readMoment(body: unknown, now: number): number | null {
  const { at: sent } = objectOf(body);
  if (sent === null || sent === undefined) return null;
  const [, day = '', time = ''] =
    /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(typeof sent === 'string' ? sent : '') ?? [];
  const at = Number.isNaN(Date.parse(`${day}T${time}Z`)) ? null : instantOf(day, time);
  if (at === null) throw wrongField('at', fieldErrors.noMoment);
  if (at < now - minuteMs) throw wrongField('at', fieldErrors.momentPast);
  if (at > now + maxAheadMs) throw wrongField('at', fieldErrors.momentTooFar);
  return at;
}

/** A page of the site, by its path alone: a message never leads elsewhere. */
function readPath(sent: Record<string, unknown>): string {
  const path = line(sent, 'path', maxLength.path);
  const wrong = () => wrongField('path', fieldErrors.noPath);
  if (!/^\/(?![/\\])[^\s\\]*$/.test(path) || !URL.canParse(path, 'https://fair.example')) throw wrong();
  const url = new URL(path, 'https://fair.example');
  if (url.origin !== 'https://fair.example') throw wrong();
  // The language of the device comes before it.
  if (/^\/en(?:\/|$)/.test(url.pathname)) throw wrongField('path', fieldErrors.englishPath);
  return url.pathname + url.search + url.hash;
}

type TextField = keyof typeof fieldLabels;

function line(sent: Record<string, unknown>, field: TextField, max: number): string {
  return paragraph(sent, field, max).replace(/\s+/g, ' ');
}

function paragraph(sent: Record<string, unknown>, field: TextField, max: number): string {
  const label = fieldLabels[field];
  const value = sent[field] ?? '';
  if (typeof value !== 'string') throw wrongField(field, fieldErrors.noText(label));
  // Control characters but for line ends, which no phone shows.
  const text = value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .trim();
  if ([...text].length > max) throw wrongField(field, fieldErrors.tooLong(label, max));
  return text;
}

function objectOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : {};
}
