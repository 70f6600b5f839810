import { useSite } from '../site/site-context';
import { useMessages } from '../messages/messages';
import { ButtonLink } from '../ui/form/button';
import { EmptyState } from '../ui/layout/empty-state';
import type { FaqData } from './faq.server';
import { categoryHref, categoryOf, listPath, type FaqState } from './faq-list';

export default function NoQuestions({
  state,
  categories,
}: { state: FaqState } & Pick<FaqData, 'categories'>) {
  const m = useMessages().faq;
  const { contact } = useSite().settings;
  const chosen = categoryOf(state);
  const category = categories.find(({ slug }) => slug === chosen)?.name;
  const phone = contact?.phone;
  return (
    <EmptyState
      icon="circle-question-mark"
      title={m.empty.title}
      text={textFor()}
      action={
        <>
          {state.q !== '' && chosen !== null ? (
            <ButtonLink to={categoryHref(state, null)}>{m.empty.everywhere}</ButtonLink>
          ) : (
            <ButtonLink to={listPath}>{m.empty.clear}</ButtonLink>
          )}
          <ButtonLink to="/contact" tone="secondary" icon="mail">
            {m.empty.contact}
          </ButtonLink>
          {phone && (
            <ButtonLink to={`tel:${phone.replace(/[^\d+]/g, '')}`} tone="secondary" icon="phone">
              {m.empty.call(phone)}
            </ButtonLink>
          )}
        </>
      }
    />
  );

  function textFor(): string {
    if (state.q === '') return m.empty.nothing;
    return category === undefined ? m.empty.withQuery(state.q) : m.empty.withCategory(state.q, category);
  }
}
