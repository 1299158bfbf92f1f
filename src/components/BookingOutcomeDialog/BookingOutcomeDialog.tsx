import { booking } from '../../copy/booking';
import { common } from '../../copy/common';
import { Dialog } from '../Dialog/Dialog';
import { MainButton } from '../MainButton/MainButton';

interface BookingOutcomeDialogProps {
  /** 予約できなかった理由（先に予約が入った・重複）。なければ表示しません */
  outcome: 'taken' | 'duplicate' | null;
  /** 「別の時間を選ぶ」を押したとき */
  onChooseAnother: () => void;
  /** 「予約履歴を見る」「閉じる」を押したとき */
  onClose: () => void;
}

/** 予約が成立しなかったときのお知らせ（コード1と3） */
export function BookingOutcomeDialog({ outcome, onChooseAnother, onClose }: BookingOutcomeDialogProps) {
  return (
    <Dialog
      opened={outcome !== null}
      title={outcome === 'duplicate' ? booking.duplicate : booking.takenFirst}
      onClose={onClose}
    >
      {outcome === 'duplicate' ? (
        <MainButton onClick={onClose}>{booking.seeReservations}</MainButton>
      ) : (
        <MainButton onClick={onChooseAnother}>{common.chooseAnotherTime}</MainButton>
      )}
    </Dialog>
  );
}
