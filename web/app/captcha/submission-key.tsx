import { useEffect, useRef } from 'react';

const keyBytes = 16;

/**
 * The same for one press of the button, however often it arrives. Pages with forms are cached and the same for everybody,
 * so a script fills it in; without one equal content counts once.
 */
export function SubmissionKey() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Not `randomUUID`, which browsers have on https only.
    const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
    if (field.current)
      field.current.value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }, []);
  // Without a default value: for a hidden field React would put it back with every rendering.
  return <input ref={field} type="hidden" name="sleutel" />;
}
