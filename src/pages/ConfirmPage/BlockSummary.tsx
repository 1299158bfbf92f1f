import { Box } from '@mantine/core';
import type { useDoctor } from '../../api/doctors';
import { useChosenBlock } from '../../booking/chosenBlock';
import { BookingSummary } from '../../components/booking/BookingSummary/BookingSummary';
import { DoctorPicture } from '../../components/visit/DoctorPicture/DoctorPicture';
import { Notice } from '../../components/feedback/Notice/Notice';
import { clinicNow } from '../../device/clinicClock';
import { changeTime, subjectTitles } from '../../copy/booking';
import { common } from '../../copy/common';
import { confirm } from '../../copy/confirm';
import { blockMinutes } from '../../domain/booking/block';
import { formatDayTime, type Instant } from '../../domain/calendar/jst';

/** Keeps the row's height. */
const STILL_UNKNOWN = '\u00A0';

interface BlockSummaryProps {
  doctor: ReturnType<typeof useDoctor>;
  /** Start of the reservation that moves to the block; null while it is read. */
  before?: Instant | null;
}

/** The chosen block (§choice-in-sight); while a time is changed, the old time above the new one. */
export function BlockSummary({ doctor, before }: BlockSummaryProps) {
  const { block, subjectId } = useChosenBlock();
  const now = clinicNow();
  const isChange = before !== undefined;
  const known = doctor.status === 'ready' ? doctor.data.doctors : null;
  return (
    <>
      <BookingSummary
        rows={[
          ...(isChange
            ? [
                {
                  label: changeTime.before,
                  value: before === null ? STILL_UNKNOWN : formatDayTime(before, now),
                  below: true,
                },
              ]
            : []),
          {
            label: isChange ? changeTime.after : confirm.dateTime,
            value: confirm.dateTimeValue(formatDayTime(block.start_time, now), blockMinutes(block.kind)),
            strong: true,
            below: isChange,
          },
          { label: confirm.subject, value: subjectTitles[subjectId] },
          ...(doctor.status === 'failed' || known?.lastname === ''
            ? []
            : [
                {
                  label: confirm.doctor,
                  value: known ? common.doctor(known.lastname) : common.loading,
                  picture: <DoctorPicture id={block.admin_user_id} picture={known?.picture_url} size={48} />,
                },
              ]),
        ]}
      >
        {doctor.status !== 'failed' &&
          // Two lines, as most profiles have.
          (known ? known.profile : <Box h="2.8rem" />)}
      </BookingSummary>
      {doctor.status === 'failed' && (
        <Notice
          tone="info"
          role="status"
          title={confirm.doctorFailed}
          action={{ label: common.reload, onClick: doctor.retry }}
        />
      )}
    </>
  );
}
