/** Responses of the admin's server about visitors. The admin's page imports this: no Strapi here. */

export interface VisitorRow {
  id: number;
  name: string;
  email: string;
  organisation: string;
  role: string;
  audience: string;
  interests: string[];
  days: string[];
  purposes: string[];
  isConfirmed: boolean;
  /** Data about health. */
  needs: string[];
  needsNote: string;
  registeredAt: string;
}

export interface Count {
  value: string;
  label: string;
  count: number;
}

/** An empty filter matches every registration. */
export interface VisitorFilters {
  day: string;
  audience: string;
  interest: string;
  /** `ja` leaves those who need something. */
  needs: string;
}

export interface VisitorList {
  data: VisitorRow[];
  meta: {
    total: number;
    confirmed: number;
    page: number;
    pages: number;
    counts: { days: Count[]; audiences: Count[]; interests: Count[] };
  };
}
