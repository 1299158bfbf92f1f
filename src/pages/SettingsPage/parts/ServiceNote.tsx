import { Notice } from '../../../components/feedback/Notice/Notice';
import { TroubleNotice } from '../../../components/feedback/TroubleNotice/TroubleNotice';
import { service as copy } from '../../../copy/app';
import { kindOfTrouble } from '../../../messaging/lineErrors';
import type { Outcome } from '../../../messaging/platform';

/** Results of recommending the service and of adding a shortcut (§line-share-outcome). */
export type ServiceEnding = 'shared' | 'cancelled' | 'opened' | 'offered';

const WORDS: Record<ServiceEnding, readonly [title: string, text: string]> = {
  shared: [copy.shared, copy.sharedText],
  cancelled: [copy.shareCancelled, copy.shareCancelledText],
  opened: [copy.shareOpened, copy.shareOpenedText],
  offered: [copy.shortcutOffered, copy.shortcutOfferedText],
};

/** Reports the result of the last action, below the buttons. */
export function ServiceNote({ outcome }: { outcome: Outcome<ServiceEnding> }) {
  if (outcome.status === 'failed') {
    const { trouble } = outcome;
    return <TroubleNotice trouble={trouble} login={kindOfTrouble(trouble) === 'login'} />;
  }
  const [title, text] = WORDS[outcome.status];
  return <Notice tone="info" role="status" title={title} text={text} />;
}
