import type { ServerResponse } from 'node:http';

/** On every answer; what an answer says about itself later wins. */
const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'X-Frame-Options': 'SAMEORIGIN',
  'Content-Security-Policy': "frame-ancestors 'self'; base-uri 'self'; object-src 'none'",
};

/**
 * Takes back what the answer's own policy replaces: one that names its frames would be held to ours by old browsers.
 */
export function yieldToPolicy(res: ServerResponse, policy: string | null): void {
  if (policy?.includes('frame-ancestors')) res.removeHeader('X-Frame-Options');
}

/** Puts the headers that protect visitors on an answer. */
export function protect(res: ServerResponse): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}
