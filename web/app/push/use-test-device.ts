import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** How it stands with the organiser's link that has a device get tests; null where nobody opened it. */
export type TestDevice = 'waits' | 'linked' | 'failed' | null;

/** In the fragment, which no server sees. */
const linkShape = /^#proef=([\w.-]{1,120})$/;

/**
 * Has this device get tests when somebody opened the link for it, as soon as messages are on.
 * @param link tells the backend; false when the link is no good or no longer
 */
export function useTestDevice(isOn: boolean, link: (code: string) => Promise<boolean>): TestDevice {
  const [outcome, setOutcome] = useState<TestDevice>(null);
  const navigate = useNavigate();
  const code = linkShape.exec(useLocation().hash)?.[1] ?? null;
  useEffect(() => {
    if (code === null || !isOn) return;
    link(code).then(
      (isLinked) => setOutcome(isLinked ? 'linked' : 'failed'),
      () => setOutcome('failed'),
    );
    void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
    // Once for a link: what `link` is changes with each rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [code, isOn]);
  return code !== null && !isOn ? 'waits' : outcome;
}
