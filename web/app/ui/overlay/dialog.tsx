import { useId, type ReactNode } from 'react';
import { useMessages } from '../../messages/messages';
import { Button } from '../form/button';
import { cx } from '../cx';
import { Heading } from '../text/heading';
import type { ModalKind } from './modal-stack';
import { useModal } from './use-modal';

export interface ModalProps {
  open: boolean;
  /** Called on Escape, Back, the cross and a press outside; set `open` to false there. */
  onClose: () => void;
  title: string;
  titleHidden?: boolean;
  head?: ReactNode;
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * A window over the page for one short question or task.
 * @public every page may open one
 */
export function Dialog({ className, ...modal }: ModalProps) {
  return <Modal kind="dialog" className={cx('dialog', className)} {...modal} />;
}

export interface SlideOverProps extends ModalProps {
  side?: 'left' | 'right';
}

export function SlideOver({ side = 'right', className, ...modal }: SlideOverProps) {
  return (
    <Modal
      kind="slide-over"
      className={cx('slide-over', side === 'left' && 'slide-over-left', className)}
      {...modal}
    />
  );
}

function Modal({
  open,
  onClose,
  title,
  titleHidden,
  head,
  footer,
  className,
  children,
  kind,
}: ModalProps & { kind: ModalKind }) {
  const m = useMessages();
  const titleId = useId();
  const dialog = useModal(open, onClose, { kind });
  return (
    // A press on the backdrop closes it too; keyboards have Escape and the cross.
    <dialog
      ref={dialog}
      // The title is rendered only while it is open.
      aria-labelledby={open ? titleId : undefined}
      className={cx('modal', className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open && (
        <div className="flex max-h-[inherit] min-h-full flex-col">
          <div className="flex items-center gap-4 border-b border-line px-5 py-3">
            <Heading
              level={2}
              size="subheading"
              id={titleId}
              className={titleHidden || head ? 'sr-only' : 'min-w-0'}
            >
              {title}
            </Heading>
            {head}
            <Button tone="quiet" icon="x" className="-mr-3 ml-auto shrink-0 px-3" onClick={onClose}>
              {m.shell.close}
            </Button>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5">{children}</div>
          {footer && <div className="border-t border-line bg-surface px-5 py-3">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
