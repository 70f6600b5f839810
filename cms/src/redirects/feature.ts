import type { Feature } from '../platform/feature';
import { checkRedirect, checkShortLink } from './redirect-check';

export const redirects: Feature = {
  publicCalls: { readableTypes: ['redirect', 'short-link'] },
  documentRules: { beforePublishing: [checkRedirect, checkShortLink] },
};
