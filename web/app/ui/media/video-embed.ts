export interface Embed {
  host: string;
  playerUrl: string;
  pageUrl: string;
}

/**
 * The player for the URL of a video's page, in the form that sets the fewest cookies.
 * @returns null for a site whose player is not known: then only a link is shown
 */
export function embedFor(pageUrl: string): Embed | null {
  const url = URL.canParse(pageUrl) ? new URL(pageUrl) : null;
  if (url?.protocol !== 'https:') return null;
  const host = url.hostname.replace(/^(www|m)\./, '');
  if (host === 'youtube.com' || host === 'youtu.be') {
    const id = host === 'youtu.be' ? url.pathname.slice(1) : (url.searchParams.get('v') ?? '');
    if (!/^[\w-]{6,20}$/.test(id)) return null;
    return {
      host: 'YouTube',
      playerUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
      pageUrl,
    };
  }
  if (host === 'vimeo.com') {
    const id = /^\/(\d+)$/.exec(url.pathname)?.[1];
    if (!id) return null;
    return { host: 'Vimeo', playerUrl: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`, pageUrl };
  }
  return null;
}
