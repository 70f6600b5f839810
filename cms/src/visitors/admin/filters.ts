import type { VisitorFilters } from '../organiser/shape';

export const noFilters: VisitorFilters = { day: '', audience: '', interest: '', needs: '' };
