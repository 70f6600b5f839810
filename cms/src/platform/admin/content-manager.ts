import type { ComponentType, ReactNode } from 'react';

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
    photos?: unknown;
  };
}

export type Panel = (props: PanelProps) => { title: string; content: ReactNode } | null;

/** A column of a list of documents, with what the schema says of its field. */
export interface ListColumn {
  name: string;
  attribute?: { type?: string; customField?: string; target?: string; mappedBy?: string };
}

/** The text of a cell for the value of its field; undefined for a column that is drawn by something else. */
export type ListCell = (column: ListColumn) => ((value: unknown) => string) | undefined;

export interface BulkProps {
  model: string;
  documents: { documentId: string }[];
}

/** Something that the content manager does to all that is selected in a list. */
export interface BulkAction {
  (props: BulkProps): {
    label: string;
    variant: string;
    dialog:
      | { type: 'modal'; title: string; content: ComponentType<{ onClose: () => void }> }
      | { type: 'dialog'; title: string; content: ReactNode };
  } | null;
  type?: string;
}

export interface ContentManager {
  apis: {
    addEditViewSidePanel(panels: Panel[]): void;
    addBulkAction(change: (actions: BulkAction[]) => BulkAction[]): void;
  };
  injectComponent(
    container: string,
    block: string,
    component: { name: string; Component: ComponentType },
  ): void;
}
