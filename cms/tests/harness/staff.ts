import { signInAs } from './admin-account';
import { ask, type ApiResponse, type App } from './app';

const path = '/visitors-overview';

export interface Detail {
  id: number;
  name: string;
  email: string;
  days: string[];
  state: string;
  code: string | null;
  needsConsentedAt: string | null;
  mails: { title: string; state: string; recipient: string }[];
  scans: { day: string; at: string; crew: string | null }[];
  values: Record<string, string | string[]>;
}

/** The work of the organiser with registrations, by calls of the admin's server. */
export async function organiserOf(app: App) {
  const token = await signInAs(app, 'organiser');
  const call = (method: string, target: string, body?: object): Promise<ApiResponse> =>
    ask(app, method, path + target, { token, ...(method !== 'GET' && { body: body ?? {} }) });
  const find = async (query: Record<string, string>) => {
    const { body } = await call('GET', `?${new URLSearchParams(query)}`);
    return body as { data: Detail[]; meta: { total: number } };
  };
  return {
    call,
    find,
    namesOf: async (q: string) => (await find({ q })).data.map(({ name }) => name).sort(),
    idOf: async (email: string) => (await find({ q: email })).data[0]?.id ?? 0,
    show: async (id: number) => (await call('GET', `/registrations/${id}`)).body as Detail,
    act: (id: number | string, action: string, body?: object) =>
      call('POST', `/registrations/${id}/${action}`, body),
    audit: async () => {
      const { body } = await ask(app, 'GET', '/audit', { token });
      return (body as { data: { who: string; what: string; about: string }[] }).data;
    },
  };
}

export const errorOf = ({ status, body }: ApiResponse) => [
  status,
  (body as { error?: { message: string } }).error?.message,
];
