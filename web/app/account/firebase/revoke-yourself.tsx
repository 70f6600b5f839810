import { firebaseMessagesFor } from '../../messages/firebase';
import { useSite } from '../../site/site-context';
import { Notice } from '../../ui/layout/notice';

/** Says how to do at Apple what could not be done from here. */
export default function RevokeYourself() {
  const m = firebaseMessagesFor(useSite().locale).apple;
  return (
    <Notice tone="problem" role="status" className="my-5">
      {m.revokeYourself}
    </Notice>
  );
}
