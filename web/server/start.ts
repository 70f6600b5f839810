import { runningBuild, type Builds } from './pages/builds';
import { readServerEnvironment } from './environment';
import type { FormLimits } from './pages/forms';
import type { FindFileField } from './pages/hand-over-file';
import type { Languages } from './pages/languages';
import { connectionLimits } from './http/connection-limits';
import { CannotListen, closeOnSignals, listen } from './http/listen';
import { openLog, routeConsole } from './log/log';
import { logAnswered } from './log/request-lines';
import type { FindUnchanged } from '../caching/staleness';
import type { RecordUsed } from './cache/cached-page';
import type { CacheKeyFor } from './cache/cached-pages';
import type { ChangeLog } from '../caching/change-log';
import { openPageCache } from './cache/open-page-cache';
import { createMetrics } from './metrics/metrics';
import { watchStatistics } from './metrics/statistics-metrics';
import { openPrivatePort, type Readiness } from './metrics/private-port';
import type { RenderPage } from './pages/pages';
import { createSite } from './site';
import { createStatistics } from './statistics/statistics';
import type { CountedPages } from './statistics/stored';
import type { TokenCookies } from './proxy/sessions';
import type { PackContents } from './pack/pack';
import { withEarlierBuilds } from './http/earlier-builds';
import type { StaticFiles } from './http/static-files';

/** No page is cached during development: pages change with every line of code. */
export interface Pages {
  render: RenderPage;
  cached: {
    cacheKeyFor: CacheKeyFor;
    record: RecordUsed;
    findUnchanged: FindUnchanged;
    packContents: PackContents;
    follow: (log: ChangeLog) => void;
  } | null;
  formLimits?: (path: string) => FormLimits;
  /** Null for a field that takes no files. */
  fileFieldAt?: FindFileField;
  usesCamera?: (path: string) => boolean;
  countedPages?: CountedPages;
  hints?: () => readonly string[];
}

export interface StartOptions {
  dataFolder: string;
  files: StaticFiles;
  clientFolder?: string;
  builds?: Builds;
  development?: boolean;
  languages: Languages;
  tokenCookies: TokenCookies;
  /** Loads what renders pages, before the port opens, so that a page that cannot be loaded stops the start. */
  loadPages: () => Promise<Pages>;
  close?: () => Promise<void>;
}

/** Starts the site. What is wrong with the environment or the port becomes one line and exit code 1. */
export async function start({
  dataFolder,
  files,
  clientFolder,
  languages,
  tokenCookies,
  builds = new Map(),
  development = false,
  loadPages,
  close,
}: StartOptions): Promise<void> {
  // Statistics that wait are about visitors: other users of the machine read nothing that the site writes.
  process.umask(0o077);
  try {
    const environment = readServerEnvironment(process.env, dataFolder);
    const log = openLog(environment.log);
    routeConsole(log);
    const logRequest = logAnswered(log);
    process.on('uncaughtException', (error) => {
      log('error', ['The site ends by an error that nobody caught:', error]);
      process.exit(1);
    });
    const metrics = createMetrics();
    const readiness: Readiness = { render: null, isStopping: false };
    const privatePort = await openPrivatePort(environment, metrics, readiness);
    // Before the cache follows the log of changes: what listens to that is set up without a pause below.
    const allFiles =
      clientFolder === undefined
        ? files
        : await withEarlierBuilds(files, clientFolder, environment.buildFolder);
    const { render, cached, hints, formLimits, fileFieldAt, usesCamera, countedPages } = await loadPages();
    const opened =
      cached &&
      (await openPageCache(environment, runningBuild(builds), (isConnected) =>
        metrics.connected(isConnected),
      ));
    opened?.log.onChange((count) => metrics.changed(count));
    if (opened) cached.follow(opened.log);
    metrics.watch(opened?.pages?.cache ?? null);
    const statistics = countedPages && createStatistics(environment, countedPages);
    watchStatistics(metrics.registry, () => statistics?.figures() ?? null);
    const site = createSite({
      environment,
      files: allFiles,
      builds,
      languages,
      tokenCookies,
      render,
      hints,
      formLimits,
      fileFieldAt,
      usesCamera,
      statistics,
      cached: cached && opened?.pages && { ...opened.pages, ...cached },
      development,
      onAnswered(answered) {
        logRequest(answered);
        metrics.answered(answered);
      },
      onRendered(path, status, ms) {
        log('info', [`${path} rendered for everybody`], { path, status, ms: Math.round(ms) });
        metrics.rendered(ms);
      },
    });
    const listening = await listen(site, environment.socket ?? environment.port, environment.host, {
      ...connectionLimits,
      requestTimeoutMs: environment.requestTimeoutMs,
      headersTimeoutMs: Math.min(connectionLimits.headersTimeoutMs, environment.requestTimeoutMs),
    });
    await statistics?.open();
    readiness.render = render;
    closeOnSignals(listening, {
      drainMs: environment.drainMs,
      onStop: () => (readiness.isStopping = true),
      async after() {
        await statistics?.close();
        await opened?.close();
        await close?.();
        await privatePort?.close();
      },
    });
    console.log(`The site listens at ${environment.siteUrl.href} (port ${listening.port})`);
  } catch (error) {
    console.error(isExpected(error) ? error.message : error);
    process.exit(1);
  }
}

/** Checked by name, because server and pages share no classes: both read the environment and may throw. */
function isExpected(error: unknown): error is Error {
  return error instanceof CannotListen || (error instanceof Error && error.name === 'WrongEnvironment');
}
