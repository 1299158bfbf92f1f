import { booking } from '../../copy/booking';
import { common } from '../../copy/common';
import type { Block } from '../../domain/block';
import { formatDay } from '../../domain/jst';
import { Dialog } from '../Dialog/Dialog';
import { MainButton } from '../MainButton/MainButton';
import { LinesSkeleton } from '../Skeletons/Skeletons';
import classes from './BookingOutcomeDialog.module.css';

interface BookingOutcomeDialogProps {
  /** 予約できなかった理由（先に予約が入った・重複）。なければ表示しません */
  outcome: 'taken' | 'duplicate' | null;
  /** 代わりに予約できる近い時間（多くて3つ）。探している間は `null` */
  offers: Block[] | null;
  /** 医師の名字（番号ごと） */
  doctorNames: Record<number, string>;
  /** 近い時間を選んだとき */
  onOffer: (block: Block) => void;
  /** 「別の時間を選ぶ」を押したとき */
  onChooseAnother: () => void;
  /** 「予約履歴を見る」「閉じる」を押したとき */
  onClose: () => void;
}

const dayOf = (block: Block) => formatDay(block.start_time.slice(0, 10));

/** 予約が成立しなかったとき、または選んだ時間が先に埋まったときのお知らせ（コード1と3） */
export function BookingOutcomeDialog(props: BookingOutcomeDialogProps) {
  const { outcome, offers, doctorNames, onOffer, onChooseAnother, onClose } = props;
  if (outcome === 'duplicate') {
    return (
      <Dialog opened title={booking.duplicate} onClose={onClose}>
        <MainButton onClick={onClose}>{booking.seeReservations}</MainButton>
      </Dialog>
    );
  }
  return (
    <Dialog opened={outcome !== null} title={booking.takenFirst} onClose={onClose}>
      <div className={classes.offers}>
        {offers === null && <LinesSkeleton lines={3} />}
        {offers !== null && offers.length > 0 && (
          <>
            <p>{booking.offersLead}</p>
            {offers.map((block) => (
              <MainButton key={block.id} onClick={() => onOffer(block)}>
                {booking.offer(dayOf(block), block.startTime, block.endTime, doctorNames[block.admin_user_id] ?? null)}
              </MainButton>
            ))}
          </>
        )}
        <MainButton variant="outline" onClick={onChooseAnother}>
          {common.chooseAnotherTime}
        </MainButton>
      </div>
    </Dialog>
  );
}
