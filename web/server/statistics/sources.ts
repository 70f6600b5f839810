/**
 * Search engines, networks and assistants. So many visits come from them that their names identify nobody.
 */
const known: readonly string[] = [
  'baidu.com',
  'bing.com',
  'brave.com',
  'chatgpt.com',
  'claude.ai',
  'copilot.microsoft.com',
  'deepseek.com',
  'duckduckgo.com',
  'ecosia.org',
  'facebook.com',
  'gemini.google.com',
  'google.be',
  'google.com',
  'google.de',
  'google.nl',
  'instagram.com',
  'kagi.com',
  'linkedin.com',
  'mail.google.com',
  'mistral.ai',
  'openai.com',
  'outlook.com',
  'perplexity.ai',
  'pinterest.com',
  'qwant.com',
  'reddit.com',
  'startpage.com',
  't.co',
  'teams.microsoft.com',
  'threads.net',
  'tiktok.com',
  'whatsapp.com',
  'x.com',
  'yahoo.com',
  'yandex.com',
  'youtube.com',
];

const ownCampaigns: ReadonlySet<string> = new Set(['e-mail', 'email', 'mail', 'newsletter', 'nieuwsbrief']);

/** The name under which a host counts, if it is a known one: `google.com` for `www.google.com`, the longest that fits. */
export function knownSource(host: string): string | null {
  const fitting = known.filter((name) => host === name || host.endsWith(`.${name}`));
  return fitting.sort((a, b) => b.length - a.length)[0] ?? null;
}

export const isOwnCampaign = (campaign: string): boolean => ownCampaigns.has(campaign);
