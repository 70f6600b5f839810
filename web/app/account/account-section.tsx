import { useId, type ReactNode } from 'react';
import { Card } from '../ui/card/card';
import { Heading } from '../ui/text/heading';
import { typeset } from '../ui/text/typeset';

export function AccountSection({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="p-5 sm:p-7">
      <Heading level={2} size="subheading" id={id}>
        {title}
      </Heading>
      {text && <p className="mt-1.5 text-ink-soft">{typeset(text)}</p>}
      <div className="mt-5">{children}</div>
    </Card>
  );
}
