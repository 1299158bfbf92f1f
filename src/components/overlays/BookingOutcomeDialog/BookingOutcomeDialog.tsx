import { Stack, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { booking } from '../../../copy/booking';
import { common } from '../../../copy/common';
import { blockTimes, type Block } from '../../../domain/booking/block';
import type { LossReason } from '../../../domain/booking/takenBlock';
import { formatDay, toJstDate, type Instant } from '../../../domain/calendar/jst';
import { JaText } from '../../layout/JaText/JaText';
import { Text } from '../../layout/JaText/texts';
import grid from '../../booking/SlotGrid/SlotGrid.module.css';
import { Dialog } from '../Dialog/Dialog';
import { MainButton } from '../../actions/MainButton/MainButton';
import { Skeletons } from '../../feedback/Skeletons/Skeletons';

interface BookingOutcomeDialogProps {
  /** 予約できなかった理由 */
  outcome: LossReason | 'duplicate' | null;
  /** 近い時間の枠（最大3つ）。探している間は `null` */
  offers: Block[] | null;
  now: Instant;
  doctorNames: Record<number, string>;
  /** 予約できなかった理由に添える文 */
  notes?: readonly string[];
  onOffer: (block: Block) => void;
  onChooseAnother: () => void;
  onClose: () => void;
}

/** 予約できなかったことを伝え、次にすることを示すダイアログ（§outcome-dialog-way） */
export function BookingOutcomeDialog(props: BookingOutcomeDialogProps) {
  const { outcome, offers, now, doctorNames, notes = [], onOffer, onChooseAnother, onClose } = props;
  const [pickedOffer, setPickedOffer] = useState<Block | null>(null);
  const chosenOffer = offers?.find((offer) => offer === pickedOffer) ?? offers?.[0];
  const noteTexts = notes.map((note) => <Text key={note}>{note}</Text>);
  if (outcome === 'duplicate') {
    return (
      <Dialog opened title={booking.duplicate} onClose={onClose}>
        {noteTexts}
        <MainButton onClick={onClose}>{common.toReservations}</MainButton>
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
        {noteTexts}
        {offers === null && <Skeletons shape="list" />}
        {offers !== null && offers.length > 0 && (
          <>
            <Text>{booking.offersLead}</Text>
            {offers.map((block) => (
              <UnstyledButton
                key={block.id}
                className={grid.slot}
                style={{ flexDirection: 'row', gap: 8 }}
                aria-pressed={block === chosenOffer}
                onClick={() => setPickedOffer(block)}
              >
                {block === chosenOffer && <IconCheck aria-hidden size="1.125rem" stroke={3} />}
                <JaText>
                  {booking.offer(
                    formatDay(toJstDate(block.start_time), now),
                    ...blockTimes(block),
                    doctorNames[block.admin_user_id] ?? null,
                  )}
                </JaText>
              </UnstyledButton>
            ))}
            {chosenOffer && <MainButton onClick={() => onOffer(chosenOffer)}>{booking.takeOffer}</MainButton>}
          </>
        )}
        <MainButton variant="outline" onClick={onChooseAnother}>
          {common.chooseAnotherTime}
        </MainButton>
      </Stack>
    </Dialog>
  );
}
