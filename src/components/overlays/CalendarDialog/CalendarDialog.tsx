import { prepare as copy } from '../../../copy/visit';
import { Dialog } from '../Dialog/Dialog';
import { MainButton } from '../../actions/MainButton/MainButton';

interface CalendarDialogProps {
  opened: boolean;
  onGoogle: () => void;
  onFile: () => void;
  onClose: () => void;
}

/** 診療の予定を追加するカレンダーを選ぶダイアログ（§calendar-outside） */
export function CalendarDialog({ opened, onGoogle, onFile, onClose }: CalendarDialogProps) {
  return (
    <Dialog
      opened={opened}
      title={copy.whichCalendar}
      onClose={onClose}
      actions={
        <>
          <MainButton variant="outline" onClick={onGoogle}>
            {copy.googleCalendar}
          </MainButton>
          <MainButton variant="outline" onClick={onFile}>
            {copy.otherCalendar}
          </MainButton>
          <MainButton variant="quiet" onClick={onClose}>
            {copy.noCalendar}
          </MainButton>
        </>
      }
    />
  );
}
