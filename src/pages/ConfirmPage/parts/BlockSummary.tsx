import { Skeleton } from '@mantine/core';
import type { useDoctor } from '../../../api/doctorsApi';
import { BookingSummary } from '../../../components/booking/BookingSummary/BookingSummary';
import { Notice } from '../../../components/feedback/Notice/Notice';
import { clinicNow } from '../../../device/clinicClock';
import { changeTime } from '../../../copy/changeTimeCopy';
import { common } from '../../../copy/commonCopy';
import { confirm } from '../../../copy/confirmCopy';
import { subjectTitles } from '../../../copy/subjectsCopy';
import { blockMinutes, type Block } from '../../../domain/block';
import { formatDayTime, type Instant } from '../../../domain/jst';
import type { SubjectId } from '../../../domain/subjects';

/** Non-breaking space: keeps the row's height. */
const STILL_UNKNOWN = '\u00A0';

interface BlockSummaryProps {
  block: Block;
  subjectId: SubjectId;
  doctor: ReturnType<typeof useDoctor>;
  /** Start of the reservation that moves to the block. */
  before?: Instant;
}

/** The chosen block: time, subject and doctor (§choice-in-sight); while a time is changed, the old time above the new one. */
export function BlockSummary({ block, subjectId, doctor, before }: BlockSummaryProps) {
  const now = clinicNow();
  const known = doctor.status === 'ready' ? doctor.data.doctors : null;
  return (
    <>
      <BookingSummary
        rows={[
          ...(before === undefined ? [] : [{ label: changeTime.before, value: formatDayTime(before, now) }]),
          {
            label: before === undefined ? confirm.dateTime : changeTime.after,
            value: confirm.dateTimeValue(formatDayTime(block.start_time, now), blockMinutes(block.appointmentType)),
            strong: true,
          },
          { label: confirm.subject, value: subjectTitles[subjectId] },
          ...(doctor.status === 'failed'
            ? []
            : [{ label: confirm.doctor, value: known ? common.doctor(known.lastname) : STILL_UNKNOWN }]),
        ]}
      >
        {doctor.status !== 'failed' &&
          // Two lines, as most profiles have.
          (known ? known.profile : <Skeleton h="2.8rem" />)}
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
