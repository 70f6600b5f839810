import { useFetchClient, useQueryParams } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';

interface Question {
  type: string;
  targetField: string;
  documentId: string | undefined;
  title: string;
  initialTitle: unknown;
  value: string;
  initialValue: unknown;
  enabled: boolean;
  onChange: (slug: string) => void;
}

interface Generated {
  data: string;
  follows: boolean;
  fixed: boolean;
}

interface Availability {
  isAvailable: boolean;
  reason: string | null;
  suggestion: string | null;
}

/** The pause after a key, so that not every letter is a request. */
const typingPauseMs = 300;

export function useSlugChecks(question: Question) {
  const { type, targetField, documentId, title, initialTitle, value, initialValue, enabled, onChange } =
    question;
  const { post } = useFetchClient();
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>();
  const locale = query.plugins?.i18n?.locale;
  const [fixed, setFixed] = useState<string | null>(null);
  const [availability, setAvailability] = useState<(Availability & { slug: string }) | null>(null);
  const isChosen = useRef(false);
  // The current values when a response arrives, which may have changed since the request.
  const current = useRef({ value, onChange });
  current.current = { value, onChange };

  const ask = async <T>(path: string, body: object): Promise<T> => {
    const options = locale === undefined ? {} : { params: { locale } };
    const { data } = await post<T>(
      `/content-manager/uid/${path}`,
      { contentTypeUID: type, field: 'slug', ...body },
      options,
    );
    return data;
  };
  const generate = () => ask<Generated>('generate', { documentId, data: { [targetField]: title } });

  useEffect(() => {
    if (!enabled || type === '') return;
    return afterPause(async (isCurrent) => {
      const { data, follows, fixed: isFixed } = await generate();
      if (!isCurrent()) return;
      setFixed(isFixed ? data : null);
      const { value: now, onChange: change } = current.current;
      const isBehind = isFixed
        ? now === ''
        : follows && !isChosen.current && (title !== initialTitle || now === '');
      if (isBehind && data !== '' && data !== now) change(data);
    });
    // A typed slug does not generate another one.
  }, [type, documentId, title, locale, enabled]);

  useEffect(() => {
    setAvailability(null);
    if (!enabled || type === '' || value === '' || value === initialValue) return;
    return afterPause(async (isCurrent) => {
      const response = await ask<Availability>('check-availability', { documentId, value });
      if (isCurrent()) setAvailability({ ...response, slug: value });
    });
  }, [type, documentId, value, locale, enabled]);

  const known = availability?.slug === value && fixed === null ? availability : null;
  return {
    /** The slug of the original, which translations share; null where it can be changed. */
    fixed,
    problem: known?.reason ?? null,
    isFree: known?.isAvailable ?? false,
    suggestion: known && known.suggestion !== value ? known.suggestion || null : null,
    choose(slug: string) {
      isChosen.current = slug !== '';
      onChange(slug);
    },
    async regenerate() {
      const { data } = await generate();
      isChosen.current = false;
      if (data !== '') onChange(data);
    },
  };
}

/** Runs a task after a pause, unless the effect was cleaned up by then. Failures show when the form is saved. */
function afterPause(task: (isCurrent: () => boolean) => Promise<void>): () => void {
  let isCurrent = true;
  const timer = setTimeout(() => {
    task(() => isCurrent).catch(() => undefined);
  }, typingPauseMs);
  return () => {
    isCurrent = false;
    clearTimeout(timer);
  };
}
