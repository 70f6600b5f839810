export const listPath = '/interviews';
