import { prepare as copy } from '../../../copy/visit';
import { Dialog } from '../Dialog/Dialog';
import { MainButton } from '../../actions/MainButton/MainButton';

interface CalendarDialogProps {
  /** 開いているとき true */
  opened: boolean;
  /** 「Googleカレンダー」を押したとき */
  onGoogle: () => void;
  /** 「iPhoneなどのカレンダー」を押したとき */
  onFile: () => void;
  /** 閉じるとき */
  onClose: () => void;
}

/** どのカレンダーに追加するかをたずねるダイアログ（§calendar-outside） */
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
