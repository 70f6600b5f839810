import type { Config } from '@react-router/dev/config';

/** Every flag of the next major is on, so that moving to React Router 8 is a small step. */
export default {
  appDirectory: 'app',
  ssr: true,
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
