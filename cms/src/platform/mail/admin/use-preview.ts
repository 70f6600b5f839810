import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { faultsOf } from '../../admin/error-details';
import type { OwnText } from '../own-texts/shape';

export interface Preview {
  subject: string;
  html: string;
}

const typingPauseMs = 300;

/** The mail with the words as they are typed, and what is wrong with them. The last preview stays while something is wrong. */
export function usePreview(
  path: string,
  { subject, text }: OwnText,
): { preview: Preview | null; faults: Readonly<Record<string, string>> } {
  const { post } = useFetchClient();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      post<Preview>(`${path}/preview`, { subject, text }).then(
        ({ data }) => {
          if (!isCurrent) return;
          setPreview(data);
          setFaults({});
        },
        (error: unknown) => {
          if (!isCurrent) return;
          setFaults(
            Object.fromEntries(faultsOf(error).map(({ path: field, message }) => [field.join('.'), message])),
          );
        },
      );
    }, typingPauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [post, path, subject, text]);
  return { preview, faults };
}
