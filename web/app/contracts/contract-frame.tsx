import type { ContractStepSlug } from 'beursvloer-domain/contracts';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages';
import { PageHeader } from '../ui/layout/page-header';
import { contractPath, type StepSlug } from './paths';
import { Progress } from './progress';

export function ContractFrame({
  slug,
  firstWrong,
  children,
}: {
  slug: StepSlug;
  firstWrong: ContractStepSlug | null;
  children: ReactNode;
}) {
  const m = useMessages().contract;
  const { short, title, intro } = m.step[slug];
  return (
    <>
      <PageHeader
        title={title}
        intro={intro}
        breadcrumbs={[{ label: m.title, to: contractPath }, { label: short }]}
      >
        <Progress current={slug} firstWrong={firstWrong} />
      </PageHeader>
      {children}
    </>
  );
}
