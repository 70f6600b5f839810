/** What the admin's server answers about visitors: see src/visitors/organiser/routes.ts. */

export interface Visitor {
  id: number;
  name: string;
  email: string;
  organisation: string;
  role: string;
  audience: string;
  interests: string[];
  days: string[];
  isConfirmed: boolean;
  needs: string[];
  needsNote: string;
  registeredAt: string;
}

export interface Count {
  value: string;
  label: string;
  count: number;
}

export interface Overview {
  data: Visitor[];
  meta: {
    total: number;
    confirmed: number;
    page: number;
    pages: number;
    counts: { days: Count[]; audiences: Count[]; interests: Count[] };
  };
}

export interface Filters {
  day: string;
  audience: string;
  interest: string;
  needs: string;
}

export const noFilters: Filters = { day: '', audience: '', interest: '', needs: '' };
