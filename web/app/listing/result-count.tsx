import { useMessages } from '../messages/messages';
import { searchMark } from '../counting/marks';
import { cx } from '../ui/cx';
import type { ListPage } from './request/paginate';

/** How many results there are, spoken when it changes; `text` names them in the words of the list. */
export function ResultCount({
  text,
  shown,
  searched,
  className,
}: {
  text: string;
  shown?: Pick<ListPage<unknown>, 'from' | 'to' | 'total' | 'pages'>;
  searched?: { query: string; total: number };
  className?: string;
}) {
  const m = useMessages();
  return (
    <p
      role="status"
      className={cx('leading-snug', className)}
      {...(searched && searchMark(searched.query, searched.total))}
    >
      <strong className="font-semibold">{text}</strong>
      {shown && shown.pages > 1 && (
        <span className="text-ink-soft tabular-nums">
          {' '}
          · {m.listing.range(shown.from, shown.to, shown.total)}
        </span>
      )}
    </p>
  );
}
