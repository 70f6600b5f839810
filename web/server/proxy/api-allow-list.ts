export interface AllowedCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: RegExp;
  /** Social sign-in keeps its state in the backend's own session cookie between two redirects. */
  usesSession?: true;
  /** Its response carries tokens: they become cookies, and browser code does not see them. */
  signsIn?: true;
  /** Its response says who is signed in: one that fails clears the token. */
  loadsUser?: true;
  /** It is for a device, which brings a secret of its own; who is signed in has no part in it. */
  ofDevice?: true;
}

/** Paths as they stand after `/api`. What is not listed here does not exist for the outside world. */
const allowedCalls: readonly AllowedCall[] = [
  { method: 'GET', path: /^\/users\/me$/, loadsUser: true },
  { method: 'POST', path: /^\/auth\/local$/, signsIn: true },
  { method: 'POST', path: /^\/auth\/local\/register$/, signsIn: true },
  { method: 'POST', path: /^\/auth\/forgot-password$/ },
  { method: 'POST', path: /^\/auth\/reset-password$/, signsIn: true },
  { method: 'POST', path: /^\/auth\/change-password$/, signsIn: true },
  { method: 'POST', path: /^\/auth\/send-email-confirmation$/ },
  { method: 'GET', path: /^\/auth\/[a-z0-9-]+\/callback$/, signsIn: true, usesSession: true },
  { method: 'POST', path: /^\/account\/agenda$/ },
  { method: 'GET', path: /^\/account\/agenda\/feed$/ },
  { method: 'POST', path: /^\/account\/agenda\/feed(?:\/stop)?$/ },
  { method: 'POST', path: /^\/agenda-feeds(?:\/sessions|\/stop)?$/ },
  { method: 'POST', path: /^\/visitor-registrations\/check-in$/ },
  { method: 'GET', path: /^\/captcha\/challenge$/ },
  { method: 'GET', path: /^\/push\/key$/, ofDevice: true },
  { method: 'POST', path: /^\/push\/installations$/, ofDevice: true },
  { method: 'POST', path: /^\/push\/installations\/[\w-]{1,64}\/auth-token$/, ofDevice: true },
  { method: 'DELETE', path: /^\/push\/installations\/[\w-]{1,64}$/, ofDevice: true },
  { method: 'POST', path: /^\/push\/(?:shown|pressed|tester)$/, ofDevice: true },
  { method: 'POST', path: /^\/push\/registrations$/, ofDevice: true },
  { method: 'PATCH', path: /^\/push\/registrations\/[\w-]{1,64}$/, ofDevice: true },
  { method: 'DELETE', path: /^\/push\/registrations\/[\w-]{1,64}$/, ofDevice: true },
  { method: 'GET', path: /^\/connect\/[a-z0-9-]+$/, usesSession: true },
  { method: 'GET', path: /^\/connect\/[a-z0-9-]+\/[a-z0-9-]+$/, usesSession: true },
];

export function findAllowed(method: string, path: string): { call: AllowedCall } | { methods: string[] } {
  const listed = allowedCalls.filter((call) => call.path.test(path));
  const call = listed.find((candidate) => candidate.method === method);
  return call ? { call } : { methods: listed.map((candidate) => candidate.method) };
}
