import type { CmsClient } from '../content/client/client';
import { anonymousCms, visitorCms } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';

/** The content backend for a registration: the token of a link is proof enough, without one the visitor's own is. */
export function visitCms(context: RequestContext, link: string | null): CmsClient {
  return link === null ? visitorCms(context) : anonymousCms(context);
}
