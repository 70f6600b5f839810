import { ask, type ApiResponse, type App } from './app';

/** Calls about accounts, to the app that runs when they are called. */
export function accountCalls(app: () => App) {
  return {
    post: (target: string, body: unknown, token?: string) =>
      ask(app(), 'POST', `/api${target}`, { body, ...(token !== undefined && { token }) }),

    /** From an IP address of its own, so that one test does not use up the attempts of another. */
    async from(ip: string, target: string, body: unknown): Promise<ApiResponse> {
      const response = await fetch(`${app().url}/api${target}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
        body: JSON.stringify(body),
      });
      return { status: response.status, headers: response.headers, body: await response.json() };
    },

    users: () => app().strapi.db.query('plugin::users-permissions.user'),
  };
}

export const nameOf = ({ status, body }: ApiResponse) => [
  status,
  (body as { error?: { name: string } }).error?.name,
];

/** The fields that an error response names. */
export const fieldsOf = ({ body }: ApiResponse) =>
  (body as { error: { details: { errors: { path: string[] }[] } } }).error.details.errors.map(
    ({ path }) => path[0],
  );
