import { useEffect, useState, type ComponentType } from 'react';
import type { DraftLineProps } from './draft-line';
import { hasDraft } from './draft-storage';

/** A draft of a form on the device. Its code is loaded when there is one, or when somebody begins to fill in the form. */
export function DeviceDraft({ form, element, restores }: DraftLineProps) {
  const [Line, setLine] = useState<ComponentType<DraftLineProps> | null>(null);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let isMounted = true;
    const load = () => {
      target.removeEventListener('input', load);
      import('./draft-line')
        .then(({ loadDraftLine }) => loadDraftLine())
        .then(
          (loaded) => {
            if (isMounted) setLine(() => loaded);
          },
          // A form works without a draft.
          () => undefined,
        );
    };
    target.addEventListener('input', load);
    if (hasDraft(form.name)) load();
    return () => {
      isMounted = false;
      target.removeEventListener('input', load);
    };
  }, [form.name, element]);
  return Line && <Line {...{ form, element, restores }} />;
}
