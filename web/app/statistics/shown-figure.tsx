import { useMessages } from '../messages/messages';
import { VisuallyHidden } from '../ui/layout/visually-hidden';

/** A figure in steps of five: 0 is fewer than five, null is not known. */
export function ShownFigure({ figure }: { figure: number | null }) {
  const { account, format } = useMessages();
  if (figure !== null && figure > 0) return format.number(figure);
  const { fewer, unknown } = account.figures;
  return (
    <>
      <span aria-hidden="true">{figure === null ? '–' : '< 5'}</span>
      <VisuallyHidden>{figure === null ? unknown : fewer}</VisuallyHidden>
    </>
  );
}
