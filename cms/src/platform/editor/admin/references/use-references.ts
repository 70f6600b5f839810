import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { References } from '../../references/shape';

interface Answer {
  of: string;
  /** Null when it failed. */
  references: References | null;
}

/** Documents that point at any of these, as far as the one who is signed in may see them. */
export function useReferences(model: string, documentIds: readonly string[]) {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const path = `/editor/references/${model}/${documentIds.join()}`;
  const isAsked = documentIds.length > 0;

  useEffect(() => {
    if (!isAsked) return;
    let current = true;
    get<{ data: References }>(path).then(
      ({ data }) => current && setAnswer({ of: path, references: data.data }),
      () => current && setAnswer({ of: path, references: null }),
    );
    return () => {
      current = false;
    };
  }, [get, path, isAsked]);

  const known = answer?.of === path ? answer : null;
  return { references: known?.references ?? null, failed: known?.references === null };
}
