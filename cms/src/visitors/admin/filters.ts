import type { VisitorFilters } from '../organiser/shape';

export const noFilters: VisitorFilters = { q: '', state: '', day: '', audience: '', interest: '', needs: '' };
