import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages';
import { Card } from '../ui/card/card';
import { Container } from '../ui/layout/container';
import { Heading } from '../ui/text/heading';
import { IconPlate } from '../ui/card/icon-plate';
import { PageHeader } from '../ui/layout/page-header';

interface AccountEntranceProps {
  title: string;
  intro?: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function AccountEntrance({ title, intro, aside, children }: AccountEntranceProps) {
  return (
    <>
      <PageHeader title={title} intro={intro} breadcrumbs={[{ label: title }]} />
      <Container className="grid items-start gap-8 py-section lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] lg:gap-16">
        <div>
          <Card className="p-5 sm:p-8">{children}</Card>
          {aside && <div className="mt-6">{aside}</div>}
        </div>
        <AccountPromise />
      </Container>
    </>
  );
}

const icons = ['lucide:mail', 'lucide:eye', 'lucide:trash-2'];

function AccountPromise() {
  const { title, points } = useMessages().account.promise;
  return (
    <div className="lg:pt-8">
      <Heading level={2} size="subheading">
        {title}
      </Heading>
      <ul className="mt-4 grid gap-4">
        {points.map((point, index) => (
          <li key={point} className="flex items-center gap-4">
            <IconPlate name={icons[index] ?? null} />
            <span className="max-w-[36ch]">{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
