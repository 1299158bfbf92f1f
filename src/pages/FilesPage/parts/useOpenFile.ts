import { useReadFiles, type useFiles } from '../../../api/files';
import type { Outcome } from '../../../components/feedback/ActionResult/ActionResult';
import { files as copy } from '../../../copy/person';
import { useFreshLink } from '../../../device/useFreshLink';
import { usePlatform } from '../../../messaging/PlatformProvider';

/** Opens a file outside LINE's browser with a valid link, one at a time; reports a failure. */
export function useOpenFile(list: ReturnType<typeof useFiles>, onEnd: (outcome: Outcome | null) => void) {
  const { openExternal } = usePlatform();
  const { state, run } = useFreshLink({
    list,
    read: useReadFiles(),
    linkOf: (files, id) => files.find((file) => file.id === id)?.file_url ?? null,
    open: openExternal,
    onEnd: (end) => {
      if (end.status === 'failed') onEnd({ title: copy.openFailed, failure: end.failure });
      else onEnd(end.result === 'gone' ? { title: copy.gone } : null);
    },
  });
  return { busyId: state.status === 'busy' ? state.input : null, open: run };
}
