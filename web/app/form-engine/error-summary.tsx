import type { Ref } from 'react';
import { Notice } from '../ui/layout/notice';

export interface SummaryItem {
  id: string;
  message: string;
}

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  problem: string;
  items: readonly SummaryItem[];
}

export function ErrorSummary({ ref, problem, items }: ErrorSummaryProps) {
  return (
    // Without scripts the browser moves the focus; with them the form does, for each rejection.
    // eslint-disable-next-line jsx-a11y/no-autofocus
    <div ref={ref} role="alert" tabIndex={-1} autoFocus data-error-summary>
      <Notice tone="problem">
        <p className="font-semibold">{problem}</p>
        {items.length > 0 && (
          <ul className="mt-1">
            {items.map(({ id, message }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-block py-1 text-danger underline underline-offset-4"
                  onClick={(event) => {
                    // A change of the hash would be a navigation, which forgets the rejection.
                    event.preventDefault();
                    document.getElementById(id)?.focus();
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
