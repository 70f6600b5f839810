/** A video on another site: who runs it, the player's address, and the page it can be watched on. */
export interface Embed {
  host: string;
  address: string;
  page: string;
}

/**
 * The player for a video's address, in the form that sets the fewest cookies.
 * @returns null for a site whose player is not known: then only a link is offered
 */
export function embedFor(address: string): Embed | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:') return null;
  const host = url.hostname.replace(/^(www|m)\./, '');
  if (host === 'youtube.com' || host === 'youtu.be') {
    const id = host === 'youtu.be' ? url.pathname.slice(1) : (url.searchParams.get('v') ?? '');
    if (!/^[\w-]{6,20}$/.test(id)) return null;
    return {
      host: 'YouTube',
      address: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
      page: address,
    };
  }
  if (host === 'vimeo.com') {
    const id = /^\/(\d+)$/.exec(url.pathname)?.[1];
    if (!id) return null;
    return { host: 'Vimeo', address: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`, page: address };
  }
  return null;
}
