export const exhibitors = {};
