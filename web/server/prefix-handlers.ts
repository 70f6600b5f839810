import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerEnvironment } from './environment';
import { reportPath } from './http/content-policy';
import type { Target } from './http/limits';
import { workerPath } from './http/static-files';
import { answerIcons } from './images/icons';
import { createPictureMaker } from './images/picture-maker';
import { answerPicture } from './images/pictures';
import type { AnsweredAs } from './log/request-context';
import { answerPack, packPath } from './pack/answer-pack';
import type { Pack } from './pack/pack';
import { answerBuild, runningBuild, type Builds } from './pages/builds';
import { answerCaptchaFrame, captchaFramePath } from './pages/captcha-frame';
import { answerFormFile, formFilePath } from './pages/form-file';
import type { FindFileField } from './pages/hand-over-file';
import { answerWorkerOff } from './pages/worker-off';
import { answerCall } from './proxy/api';
import type { Sessions } from './proxy/sessions';
import { answerUpload } from './proxy/uploads';
import { createPolicyReports } from './security/policy-reports';
import type { RateLimits } from './security/rate-limits';
import type { RecordEvent, Statistics } from './statistics/statistics';

export const pageMethods = ['GET', 'HEAD', 'POST'];
const readMethods = ['GET', 'HEAD'];

export interface Asked {
  target: Target;
  ip: string;
  requestId: string;
}

export interface PrefixHandler {
  prefix: string;
  kind: AnsweredAs;
  limited: 'calls' | 'posts' | 'nothing';
  /** The methods that get through; null when the handler decides itself. */
  methods: readonly string[] | null;
  answer: (req: IncomingMessage, res: ServerResponse, asked: Asked) => Promise<void> | void;
}

interface Parts {
  environment: ServerEnvironment;
  builds: Builds;
  fileFieldAt: FindFileField;
  limits: RateLimits;
  pack: Pack | false | null | undefined;
  sessions: Sessions;
  statistics: Pick<Statistics, 'answer'> | undefined;
  record: (req: IncomingMessage) => RecordEvent | undefined;
}

/** Everything that answers below a path of its own, before files and pages are looked for. */
export function prefixHandlers({
  environment,
  builds,
  fileFieldAt,
  limits,
  pack,
  sessions,
  statistics,
  record,
}: Parts): PrefixHandler[] {
  const pictures = createPictureMaker(environment.contentUrl, environment.pictureFolder);
  const build = runningBuild(builds);
  const icons: Omit<PrefixHandler, 'prefix'> = {
    kind: 'file',
    limited: 'nothing',
    methods: null,
    answer: (req, res, { target }) => answerIcons(req, res, target),
  };
  return [
    { prefix: '/api/_icons', ...icons },
    { prefix: '/api/_nuxt_icon', ...icons },
    {
      prefix: formFilePath,
      kind: 'call',
      limited: 'calls',
      methods: null,
      answer: (req, res, { target, ip }) =>
        answerFormFile(req, res, target, { environment, ip, fileFieldAt }),
    },
    {
      prefix: captchaFramePath,
      kind: 'call',
      limited: 'calls',
      methods: null,
      answer: (req, res, { target }) => answerCaptchaFrame(req, res, target, environment.captcha),
    },
    ...(statistics
      ? [
          {
            prefix: '/api/statistics',
            kind: 'statistics' as const,
            limited: 'nothing' as const,
            methods: null,
            answer: (req: IncomingMessage, res: ServerResponse, { target, ip }: Asked) =>
              statistics.answer(req, res, { path: target.path, ip, limits }),
          },
        ]
      : []),
    {
      prefix: '/api',
      kind: 'call',
      limited: 'calls',
      methods: null,
      answer: (req, res, { target, ip }) =>
        answerCall(req, res, target, {
          environment,
          sessions,
          limits,
          ip,
          record: record(req),
        }),
    },
    ...(environment.serviceWorker
      ? []
      : [
          {
            prefix: workerPath,
            kind: 'file' as const,
            limited: 'nothing' as const,
            methods: pageMethods,
            answer: answerWorkerOff,
          },
        ]),
    ...(pack
      ? [
          {
            prefix: packPath,
            kind: 'file' as const,
            limited: 'posts' as const,
            methods: readMethods,
            answer: (req: IncomingMessage, res: ServerResponse, { target }: Asked) =>
              answerPack(req, res, target, { pack, build }),
          },
        ]
      : []),
    { prefix: reportPath, kind: 'report', limited: 'nothing', methods: null, answer: createPolicyReports() },
    {
      prefix: '/builds',
      kind: 'file',
      limited: 'posts',
      methods: null,
      answer: (req, res, { target }) => answerBuild(req, res, target, builds),
    },
    {
      prefix: '/uploads',
      kind: 'upload',
      limited: 'posts',
      methods: pageMethods,
      answer: (req, res, { target }) => answerUpload(req, res, target, environment),
    },
    {
      prefix: '/beeld',
      kind: 'picture',
      limited: 'posts',
      methods: pageMethods,
      answer: (req, res, { target }) => answerPicture(req, res, target, pictures),
    },
  ];
}
