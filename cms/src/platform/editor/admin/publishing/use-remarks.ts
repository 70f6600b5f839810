import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { Remarks } from '../../remarks/shape';
import type { PanelProps } from '../../../admin/content-manager';

interface Found extends Remarks {
  of: string;
}

const none: Remarks = { notPublic: [], warnings: [] };

/** The remarks about a document as it is stored, asked for again after each save. */
export function useRemarks({ model, document, meta }: PanelProps) {
  const { get } = useFetchClient();
  const [found, setFound] = useState<Found | null>(null);
  const [asked, setAsked] = useState(0);
  const { documentId, locale, updatedAt } = document ?? {};
  const publishedAt = meta?.availableStatus?.find((version) => version.publishedAt)?.publishedAt;
  const state = [documentId, locale, updatedAt, publishedAt].join();

  useEffect(() => {
    if (documentId === undefined) return;
    let current = true;
    const query = typeof locale === 'string' ? `?locale=${encodeURIComponent(locale)}` : '';
    get<{ data: Remarks }>(`/editor/remarks/${model}/${documentId}${query}`).then(
      ({ data }) => current && setFound({ ...data.data, of: state }),
      // Nobody misses the panel where the document itself did not load.
      () => current && setFound(null),
    );
    return () => {
      current = false;
    };
  }, [get, model, documentId, locale, state, asked]);

  const isCurrent = found?.of === state;
  const askAgain = useCallback(() => setAsked((count) => count + 1), []);
  const version = documentId === undefined ? null : `${documentId} ${locale ?? ''}`;
  return { remarks: found ?? none, version, state, isCurrent, publishedAt: publishedAt ?? null, askAgain };
}
