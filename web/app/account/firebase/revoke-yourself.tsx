import { firebaseMessagesFor } from '../../messages/firebase';
import { useSite } from '../../site/site-context';
import { Notice } from '../../ui/layout/notice';

export default function RevokeYourself() {
  const m = firebaseMessagesFor(useSite().locale).apple;
  return (
    <Notice tone="problem" role="status" className="my-5">
      {m.revokeYourself}
    </Notice>
  );
}
