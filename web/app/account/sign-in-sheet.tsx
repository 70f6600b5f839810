import { useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useMessages } from '../messages/messages';
import { SlideOver } from '../ui/overlay/dialog';
import { Skeleton } from '../ui/layout/skeleton';
import type { FormResponse } from '../form-engine/form';
import type { action, loader } from './routes/sign-in';
import { SignInForm } from './sign-in-form';

export interface SignInSheetProps {
  onClose: () => void;
}

export function SignInSheet({ onClose }: SignInSheetProps) {
  const m = useMessages().account.signIn;
  const { pathname, search } = useLocation();
  const offer = useFetcher<typeof loader>();
  const sending = useFetcher<typeof action>();
  const { state, data, load } = offer;

  useEffect(() => {
    if (state === 'idle' && !data) void load('/inloggen');
  }, [state, data, load]);

  return (
    <SlideOver open onClose={onClose} title={m.title}>
      <p className="mb-6 text-ink-soft">{m.intro}</p>
      {data ? (
        <SignInForm
          response={responseIn(sending.data)}
          providers={data.providers}
          next={pathname + search}
          fetcher={sending}
        />
      ) : (
        <Skeleton className="h-80" />
      )}
    </SlideOver>
  );
}

/** A form with errors gets a response; one without errors redirects. */
function responseIn(data: unknown): FormResponse | undefined {
  return isFormResponse(data) ? data : undefined;
}

function isFormResponse(data: unknown): data is FormResponse {
  return typeof data === 'object' && data !== null && 'form' in data && 'problem' in data;
}
