export const kindUid = 'api::exhibitor-kind.exhibitor-kind';
