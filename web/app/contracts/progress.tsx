import type { ContractStepSlug } from 'beursvloer-domain/contracts';
import { useMessages } from '../messages/messages';
import { cx } from '../ui/cx';
import { Icon } from '../ui/media/icon';
import { SiteLink } from '../ui/links/site-link';
import { VisuallyHidden } from '../ui/layout/visually-hidden';
import { stepPath, stepSlugs, type StepSlug } from './paths';

export function Progress({
  current,
  firstWrong,
}: {
  current: StepSlug;
  firstWrong: ContractStepSlug | null;
}) {
  const m = useMessages().contract;
  const place = stepSlugs.indexOf(current);
  const reachable = firstWrong === null ? stepSlugs.length : stepSlugs.indexOf(firstWrong);
  return (
    <nav aria-label={m.steps}>
      <p className="font-semibold">{m.stepOf(place + 1, stepSlugs.length)}</p>
      <ol className="mt-2 flex gap-1.5">
        {stepSlugs.map((slug, index) => (
          <li key={slug} aria-current={slug === current ? 'step' : undefined} className="min-w-0 flex-1">
            <StepMark
              slug={slug}
              isLink={index <= reachable && slug !== current}
              isDone={index < reachable && slug !== 'overzicht'}
              isPast={index <= place}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepMark({
  slug,
  isLink,
  isDone,
  isPast,
}: {
  slug: StepSlug;
  isLink: boolean;
  isDone: boolean;
  isPast: boolean;
}) {
  const m = useMessages().contract;
  const mark = (
    <>
      <span
        aria-hidden="true"
        className={cx('block h-1.5 rounded-full', isPast ? 'bg-action' : 'bg-line-strong')}
      />
      <span className="mt-1.5 flex items-center gap-1 text-sm max-md:sr-only">
        {isDone && <Icon name="check" className="shrink-0 text-action-ink" />}
        <span className="min-w-0 truncate">{m.step[slug].short}</span>
      </span>
      {isDone && <VisuallyHidden>, {m.stepDone}</VisuallyHidden>}
    </>
  );
  // The bar alone is too thin for a finger, so the link reaches past it.
  const box = '-my-3 block py-3';
  return isLink ? (
    <SiteLink to={stepPath(slug)} className={cx(box, 'text-ink underline-offset-4 hover:underline')}>
      {mark}
    </SiteLink>
  ) : (
    <span className={cx(box, !isPast && 'text-ink-soft')}>{mark}</span>
  );
}
