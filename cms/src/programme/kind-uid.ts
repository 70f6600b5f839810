export const kindUid = 'api::session-kind.session-kind';
