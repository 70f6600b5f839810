/** How long a search has to stand before it counts: longer than somebody thinks while they type. */
const settleMs = 2000;
/** How long advertising is in view, half of it at least, before it counts as shown. */
const shownMs = 1000;

/** A link or button of the page. A button or a link in a drawing has no host, and an address of mail or a telephone has an empty one. */
type MarkedLink = HTMLElement & { hostname?: string };

/**
 * Reports what happens to the elements that features have marked (marks.ts): features know nothing of statistics.
 * @param report reads the event of a mark and adds it with changes; searches are reported again and again
 * @returns what is to be called when another page is shown
 */
export function watchMarked(report: (mark?: string, changes?: object) => void): () => void {
  let settling: ReturnType<typeof setTimeout>;
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target));
        if (isIntersecting)
          timers.set(
            target,
            setTimeout(() => show(target as HTMLElement), shownMs),
          );
      }
    },
    { threshold: 0.5 },
  );
  const show = (element: HTMLElement) => {
    report(element.dataset.statistics, { action: 'shown' });
    // It counts once on a page.
    observer.unobserve(element);
  };
  const reportSearches = () => {
    for (const { dataset } of marked('search')) report(dataset.statistics);
  };
  const settle = () => {
    clearTimeout(settling);
    settling = setTimeout(reportSearches, settleMs);
  };
  const press = ({ target, button }: MouseEvent) => {
    const link = button < 2 && target instanceof Element && target.closest<MarkedLink>('a,button');
    if (!link) return;
    const { dataset, hostname: host = '' } = link;
    report(dataset.statistics);
    // Whoever follows a link has read what was found.
    reportSearches();
    if (host.includes('.') && host !== location.hostname) report('{}', { eventType: 'outbound', host });
  };
  addEventListener('click', press, true);
  addEventListener('auxclick', press, true);
  addEventListener('input', settle, true);
  return () => {
    observer.disconnect();
    // A ticket button is on every page and no advertising: ticketMark.
    for (const element of marked('marketing'))
      if (!element.matches('[data-statistics*=ticket]')) observer.observe(element);
    settle();
  };
}

const marked = (kind: string) => document.querySelectorAll<HTMLElement>(`[data-statistics*='"${kind}"']`);
