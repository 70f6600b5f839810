import type { ReactNode } from 'react';

/** Props that the content manager gives to a panel beside an edit form; its own types lack them. */
export interface PanelProps {
  model: string;
  documentId?: string;
  /** The published version, when there is one. */
  meta?: { availableStatus?: { publishedAt?: string | null }[] };
  document?: {
    documentId?: string;
    locale?: string | null;
    publishedAt?: string | null;
    updatedAt?: string;
    status?: string;
    organiserOnly?: boolean | null;
  };
}

export type Panel = (props: PanelProps) => { title: string; content: ReactNode } | null;

export interface ContentManager {
  apis: { addEditViewSidePanel(panels: Panel[]): void };
}
