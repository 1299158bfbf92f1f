import { useSetMainAddress } from '../../../api/addressesApi';
import { orGone } from '../../../api/orGone';
import { useAction } from '../../../api/useAction';
import type { Outcome } from '../../../components/feedback/ActionOutcome/ActionOutcome';
import { addresses as copy } from '../../../copy/addressesCopy';

/** Makes an address the main one, one at a time; always reports the result. */
export function useSettingMain(onEnd: (outcome: Outcome) => void, reread: () => Promise<unknown>) {
  const { state, run } = useAction(orGone(useSetMainAddress(), reread), (end) => {
    if (end.status === 'failed') onEnd({ title: copy.setMainFailed, failure: end.failure });
    else onEnd({ title: end.result === 'gone' ? copy.gone : copy.mainSet });
  });
  return { busyId: state.status === 'busy' ? state.input : null, setMain: run };
}
