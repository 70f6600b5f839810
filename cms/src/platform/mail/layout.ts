import type { Tokens } from 'beursvloer-domain/brand';
import { around } from './texts';

export interface Sender {
  name: string;
  edition: string;
  /** The public URL of the site, without a slash at the end. */
  url: string;
  email: string | null;
  /** The fair's colours on a light page: a mail has no other. */
  colours: Tokens;
}

export type MailLanguage = 'nl' | 'en';

/** Values that a mail gives to the words which the organiser may have for it: see `own-texts/`. */
export interface Template {
  /** The name of a registered mail text. */
  name: string;
  variables: Readonly<Record<string, string>>;
  /** Parts that an editor wrote for this one mail, at its form: they stay. */
  keeps?: readonly ('subject' | 'paragraphs')[];
}

export interface EmailContent {
  subject: string;
  greeting: string;
  paragraphs: string[];
  button?: { label: string; url: string };
  /** Questions and answers of a form: plain text, whose line breaks show. */
  details?: { label: string; text: string }[];
  /** The language of the words around the content; Dutch unless it says otherwise. */
  language?: MailLanguage;
  notes?: string[];
  /** Takes the reader off a list: a link at the foot, and the headers by which mail programs show a button of their own. */
  unsubscribe?: { label: string; url: string };
  /** Of a mail whose subject and paragraphs the organiser may change. */
  template?: Template;
}

export interface Rendered {
  subject: string;
  text: string;
  html: string;
}

/** The colours of the paper, as near as in the site's `app.css`; mail programs know no variables. */
const colour = {
  ink: '#16202b',
  soft: '#4a5866',
  paper: '#ffffff',
  background: '#f1f4f6',
};
const face = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif";

/** One content as HTML and as plain text. The HTML loads nothing. */
export function render(content: EmailContent, sender: Sender): Rendered {
  return { subject: content.subject, text: asText(content, sender), html: asHtml(content, sender) };
}

function asText(content: EmailContent, sender: Sender): string {
  const { greeting, paragraphs, details = [], button, notes = [], language = 'nl' } = content;
  const words = around[language];
  const blocks = [
    greeting,
    ...paragraphs,
    ...details.map(({ label, text }) => `${/[?:.!]$/.test(label) ? label : `${label}:`}\n${text}`),
  ];
  if (button) blocks.push(`${button.label}:\n${button.url}`);
  blocks.push(...notes, `${words.closing}\n${sender.name}\n${sender.url}`);
  if (sender.email) blocks.push(`${words.questions} ${sender.email}.`);
  if (content.unsubscribe) blocks.push(`${content.unsubscribe.label}:\n${content.unsubscribe.url}`);
  return `${blocks.join('\n\n')}\n`;
}

function asHtml(content: EmailContent, sender: Sender): string {
  const { subject, greeting, paragraphs, details = [], button, notes = [], language = 'nl' } = content;
  const words = around[language];
  const line = (text: string, style: string) => `<p style="margin:0 0 16px;${style}">${escape(text)}</p>`;
  const body = [
    line(greeting, `font-size:18px;font-weight:700;color:${colour.ink}`),
    ...paragraphs.map((text) => line(text, `color:${colour.ink};white-space:pre-line`)),
    ...details.map(
      ({ label, text }) =>
        `<p style="margin:0 0 16px;color:${colour.ink}"><strong>${escape(label)}</strong><br><span style="white-space:pre-line">${escape(text)}</span></p>`,
    ),
    ...(button ? [buttonHtml(button, words.copy, sender.colours)] : []),
    ...notes.map((text) => line(text, `font-size:14px;line-height:21px;color:${colour.soft}`)),
    `<p style="margin:24px 0 0;color:${colour.ink}">${words.closing}<br><strong>${escape(sender.name)}</strong></p>`,
  ];
  const asked = sender.email
    ? `${words.questions} <a href="mailto:${escape(sender.email)}" style="color:${colour.soft}">${escape(sender.email)}</a>.`
    : '';
  const { unsubscribe } = content;
  const leave = unsubscribe
    ? `<br><a href="${escape(unsubscribe.url)}" style="color:${colour.soft}">${escape(unsubscribe.label)}</a>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<title>${escape(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${colour.background}">
<div style="display:none;max-height:0;overflow:hidden">${escape(paragraphs[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.background}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${colour.paper};border-radius:14px;overflow:hidden">
<tr><td style="background:${sender.colours.brand};padding:20px 32px;font-family:${face};font-size:20px;line-height:26px;font-weight:800;color:${sender.colours['on-brand']}">
<a href="${escape(sender.url)}" style="color:${sender.colours['on-brand']};text-decoration:none">${escape(sender.name)}</a>
<span style="display:block;font-size:14px;line-height:20px;font-weight:600">${escape(sender.edition)}</span>
</td></tr>
<tr><td style="padding:32px;font-family:${face};font-size:16px;line-height:25px">
${body.join('\n')}
</td></tr>
</table>
<p style="max-width:560px;margin:16px auto 0;font-family:${face};font-size:13px;line-height:20px;color:${colour.soft}">
${asked} <a href="${escape(sender.url)}" style="color:${colour.soft}">${escape(sender.url.replace(/^https?:\/\//, ''))}</a>${leave}
</p>
</td></tr>
</table>
</body>
</html>
`;
}

function buttonHtml({ label, url }: { label: string; url: string }, copy: string, colours: Tokens): string {
  const style = `display:inline-block;padding:14px 28px;font-weight:700;color:${colours['on-action']};text-decoration:none`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td style="background:${colours.action};border:2px solid ${colours['action-line']};border-radius:10px"><a href="${escape(url)}" style="${style}">${escape(label)}</a></td>
</tr></table>
<p style="margin:0 0 16px;font-size:13px;line-height:20px;color:${colour.soft};word-break:break-all">${copy} ${escape(url)}</p>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
