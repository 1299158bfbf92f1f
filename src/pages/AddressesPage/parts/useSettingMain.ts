import { useReadAddresses, useSetMainAddress } from '../../../api/addresses';
import { orGone } from '../../../api/orGone';
import { useAction } from '../../../api/useAction';
import type { Outcome } from '../../../components/feedback/ActionOutcome/ActionOutcome';
import { writeOutcome } from '../../../components/feedback/ActionOutcome/writeOutcome';
import { addresses as copy } from '../../../copy/person';
import { lostReply } from '../../../copy/trouble';
import { writtenOf } from '../../../domain/lostReply';

/**
 * Makes an address the main one, one at a time; always reports the result, of a lost reply what is true
 * (§lost-reply-checked).
 */
export function useSettingMain() {
  const read = useReadAddresses();
  const { state, run, checkAgain } = useAction<number, 'done' | 'gone'>(
    orGone(useSetMainAddress(), read),
    undefined,
    async (id) => {
      const found = (await read()).find((one) => one.id === id);
      if (!found) return 'gone';
      return found.preset ? 'done' : 'notDone';
    },
  );
  const again = { label: lostReply.checkAgain, onClick: checkAgain };
  const outcome: Outcome | null =
    state.status === 'done'
      ? { title: state.result === 'gone' ? copy.gone : copy.mainSet }
      : writeOutcome(copy.lost.setMain, writtenOf(state), copy.setMainFailed, again);
  return {
    busyId: state.status === 'busy' || state.status === 'checking' ? state.input : null,
    /** The result of the last press; `at` changes with it. */
    outcome,
    at: state,
    setMain: run,
  };
}
