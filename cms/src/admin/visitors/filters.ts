import type { VisitorFilters } from '../../visitors/organiser/shape';

export const noFilters: VisitorFilters = { day: '', audience: '', interest: '', needs: '' };
