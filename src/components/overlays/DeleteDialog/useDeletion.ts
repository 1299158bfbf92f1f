import { useState } from 'react';
import type { ActionStatus } from '../../../domain/failure';
import { useDialog } from '../Dialog/useDialog';

interface DeleteAction<Item> {
  state: ActionStatus;
  busy: boolean;
  run: (item: Item, then: (result: ActionStatus) => void) => void;
  reset: () => void;
  readAgain: () => void;
}

/** `onDone` runs after the deletion has succeeded and the dialog has closed. */
export function useDeletion<Item>(action: DeleteAction<Item>, onDone: () => void) {
  const { state, busy, run, reset, readAgain } = action;
  const [shownDialog, show, close] = useDialog('delete', { locked: busy });
  const [item, setItem] = useState<Item | null>(null);
  return {
    item,
    ask: (itemToDelete: Item) => {
      reset();
      setItem(itemToDelete);
      show(true);
    },
    dialog: {
      opened: shownDialog !== null,
      deleting: state,
      onYes: () => item && run(item, ({ status }) => status === 'done' && close(onDone)),
      onNo: close,
      onReload: () => {
        readAgain();
        close();
      },
    },
  };
}
