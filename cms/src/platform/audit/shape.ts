/** Responses of the admin's server about the audit log. The admin's page imports this: no Strapi here. */

export interface AuditEntry {
  id: number;
  /** In ms since 1970. */
  at: number;
  who: string;
  what: string;
  about: string;
}

export interface AuditList {
  data: AuditEntry[];
  meta: { total: number; page: number; pages: number };
}
