import type { Config } from '@react-router/dev/config';

/** Every flag of the next major is on, so that moving to React Router 8 is a small step. */
export default {
  appDirectory: 'app',
  ssr: true,
  // All routes come with the page, as a file of the build: nothing to ask the server for that a newer build may not know.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
