import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Level, Log } from './log';
import { withinRequest, type AnsweredAs, type RequestContext } from './request-context';

export interface Answered {
  method: string;
  /** Without the query: people type names there. */
  path: string;
  status: number;
  ms: number;
  as: AnsweredAs;
  /** The visitor left before the end. */
  left: boolean;
}

export type OnAnswered = (answered: Answered) => void;

/** Each page causes some of them: logged only when they fail. */
const quiet: ReadonlySet<AnsweredAs> = new Set(['file', 'picture', 'upload', 'statistics']);
const maxPathLength = 300;

export function follow(
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
  notify: OnAnswered,
  work: () => void,
): void {
  const began = performance.now();
  const context: RequestContext = { requestId, answered: 'rejected' };
  res.on('close', () =>
    withinRequest(context, () =>
      notify({
        method: req.method ?? '',
        path: (req.url ?? '').split('?', 1)[0]?.slice(0, maxPathLength) ?? '',
        status: res.statusCode,
        ms: Math.round((performance.now() - began) * 10) / 10,
        as: context.answered,
        left: !res.writableFinished,
      }),
    ),
  );
  withinRequest(context, work);
}

export const logAnswered =
  (log: Log): OnAnswered =>
  ({ method, path, status, ms, as, left }) => {
    const words = left ? `${method} ${path} ${status}, visitor left` : `${method} ${path} ${status}`;
    log(levelOf(status, as, path), [words], { method, path, status, ms, answered: as });
  };

function levelOf(status: number, as: AnsweredAs, path: string): Level {
  if (status === 503 || status === 429) return 'warn';
  if (status >= 500) return 'error';
  const isQuiet = quiet.has(as) || path === '/health';
  return isQuiet && status < 400 ? 'debug' : 'info';
}
