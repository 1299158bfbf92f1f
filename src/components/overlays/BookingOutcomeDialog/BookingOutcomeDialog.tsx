import { Stack } from '@mantine/core';
import { booking } from '../../../copy/booking';
import { common } from '../../../copy/common';
import { blockTimes, type Block } from '../../../domain/booking/block';
import type { Loss } from '../../../domain/booking/takenBlock';
import { formatDay, toJstDate, type Instant } from '../../../domain/calendar/jst';
import { Paragraph } from '../../layout/Paragraph/Paragraph';
import { Dialog } from '../Dialog/Dialog';
import { MainButton } from '../../actions/MainButton/MainButton';
import { Skeletons } from '../../feedback/Skeletons/Skeletons';

interface BookingOutcomeDialogProps {
  /** 予約できなかった理由（先に予約が入った・開始が近づいた・重複）。なければ表示しません */
  outcome: Loss | 'duplicate' | null;
  /** 代わりに予約できる近い時間（多くて3つ）。探している間は `null` */
  offers: Block[] | null;
  /** 現在時刻（ミリ秒）。ほかの年の日付には年を付けます */
  now: Instant;
  /** 医師の名字（番号ごと） */
  doctorNames: Record<number, string>;
  /** 理由に添える文（日時の変更中、前の予約がどうなったかなど） */
  notes?: readonly string[];
  /** 近い時間を選んだとき */
  onOffer: (block: Block) => void;
  /** 「別の時間を選ぶ」を押したとき */
  onChooseAnother: () => void;
  /** 「予約履歴を見る」「閉じる」を押したとき */
  onClose: () => void;
}

/**
 * 予約が成立しなかったとき、または選んだ時間が先に埋まったか近づきすぎたときのお知らせ（コード1と3）
 * （§outcome-dialog-way、§late-as-taken）
 */
export function BookingOutcomeDialog(props: BookingOutcomeDialogProps) {
  const { outcome, offers, now, doctorNames, notes = [], onOffer, onChooseAnother, onClose } = props;
  const said = notes.map((note) => <Paragraph key={note}>{note}</Paragraph>);
  if (outcome === 'duplicate') {
    return (
      <Dialog opened title={booking.duplicate} onClose={onClose}>
        {said}
        <MainButton onClick={onClose}>{booking.seeReservations}</MainButton>
      </Dialog>
    );
  }
  return (
    <Dialog
      opened={outcome !== null}
      title={outcome === 'late' ? booking.tooLate : booking.takenFirst}
      onClose={onClose}
    >
      <Stack gap="xs">
        {said}
        {offers === null && <Skeletons shape="list" />}
        {offers !== null && offers.length > 0 && (
          <>
            <Paragraph>{booking.offersLead}</Paragraph>
            {offers.map((block) => (
              <MainButton key={block.id} onClick={() => onOffer(block)}>
                {booking.offer(
                  formatDay(toJstDate(block.start_time), now),
                  ...blockTimes(block),
                  doctorNames[block.admin_user_id] ?? null,
                )}
              </MainButton>
            ))}
          </>
        )}
        <MainButton variant="outline" onClick={onChooseAnother}>
          {common.chooseAnotherTime}
        </MainButton>
      </Stack>
    </Dialog>
  );
}
