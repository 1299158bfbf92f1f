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

/** Keeps the height of a row until the app has read the value. */
const PLACEHOLDER = '\u00A0';

interface BlockSummaryProps {
  doctor: ReturnType<typeof useDoctor>;
  /** Null while the app reads the old start; undefined for a new reservation. */
  oldStart?: Instant | null;
}

/** §choice-in-sight */
export function BlockSummary({ doctor, oldStart }: BlockSummaryProps) {
  const { block, subjectId } = useChosenBlock();
  const now = clinicNow();
  const isChange = oldStart !== undefined;
  const profile = doctor.status === 'ready' ? doctor.data.doctors : null;
  return (
    <>
      <BookingSummary
        rows={[
          ...(isChange
            ? [
                {
                  label: changeTime.before,
                  value: oldStart === null ? PLACEHOLDER : formatDayTime(oldStart, now),
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
          ...(doctor.status === 'failed' || profile?.lastname === ''
            ? []
            : [
                {
                  label: confirm.doctor,
                  value: profile ? common.doctor(profile.lastname) : common.loading,
                  picture: <DoctorPicture id={block.admin_user_id} picture={profile?.picture_url} size={48} />,
                },
              ]),
        ]}
      >
        {doctor.status !== 'failed' &&
          // The empty box is as high as two lines, the length of most profiles.
          (profile ? profile.profile : <Box h="2.8rem" />)}
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
