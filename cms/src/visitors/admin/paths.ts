export const visitorsPath = '/visitors-overview';
export const registrationPath = (id: number | string) => `${visitorsPath}/registrations/${id}`;
