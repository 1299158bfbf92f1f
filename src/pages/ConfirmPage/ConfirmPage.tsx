import { Box, Stack, Title } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useArrival } from '../../booking/arrival';
import { moveConsents, consentsKey } from '../../booking/consentStorage';
import { clinicNow } from '../../device/clinicClock';
import { useDoctor } from '../../api/doctorsApi';
import { useReservationChange } from '../../booking/useReservationChange';
import { paths } from '../../paths';
import { BlockProblemScreen } from '../../components/booking/BlockProblemScreen/BlockProblemScreen';
import { BookingOutcomeDialog } from '../../components/overlays/BookingOutcomeDialog/BookingOutcomeDialog';
import { BookingSummary } from '../../components/booking/BookingSummary/BookingSummary';
import { ChangeNotice } from '../../components/booking/ChangeNotice/ChangeNotice';
import { ConsentList } from '../../components/booking/ConsentList/ConsentList';
import { ActionOutcome } from '../../components/feedback/ActionOutcome/ActionOutcome';
import { Notice } from '../../components/feedback/Notice/Notice';
import { NotesList } from './parts/NotesList';
import { LinesSkeleton } from '../../components/feedback/Skeletons/Skeletons';
import { common } from '../../copy/commonCopy';
import { confirm } from '../../copy/confirmCopy';
import { subjectTitles } from '../../copy/subjectsCopy';
import { blockMinutes } from '../../domain/block';
import { formatDayTime } from '../../domain/jst';
import { usePlatform } from '../../messaging/PlatformProvider';
import { ConfirmBar } from './parts/ConfirmBar';
import { TermsSheet } from './parts/TermsSheet';
import { changeWords } from './parts/changeWords';
import { useProceed } from './parts/useProceed';

/** Non-breaking space: keeps the row's height. */
const STILL_UNKNOWN = '\u00A0';

interface ConfirmPageProps {
  /** URL of the clinic's own terms; null opens the built-in ones in a sheet. */
  termsUrl: string | null;
}

/** `/reserve/confirm/{id}`: the choice, four consents and notes (§consent-all-four). */
export function ConfirmPage({ termsUrl }: ConfirmPageProps) {
  const { block, subjectId, change, slots } = useArrival();
  const navigate = useNavigate();
  const platform = usePlatform();
  const doctor = useDoctor(block.admin_user_id, subjectId);
  const [checked, setChecked] = useSessionStorage<boolean[]>({
    key: consentsKey(block),
    defaultValue: confirm.consents.map(() => false),
    getInitialValueInEffect: false,
  });
  const [termsOpen, setTermsOpen] = useState(false);
  const changing = useReservationChange(change, subjectId);
  const { progress, failure, dialog, retry, unsure, proceed } = useProceed(block, changing, (offer) => {
    moveConsents(checked, offer);
    void navigate(paths.confirm(offer, change), { replace: true });
  });
  const words = changeWords(changing, { unsure, progress });
  if (doctor.status === 'failed' && doctor.failure.status === 404)
    return <BlockProblemScreen problem="broken" to={slots} />;

  const start = formatDayTime(block.start_time, clinicNow());
  const known = doctor.status === 'ready' ? doctor.data.doctors : null;
  return (
    <Stack>
      <ChangeNotice last changing={changing} now={clinicNow()} reservationsTo={paths.reservations} />
      <BookingSummary
        rows={[
          ...words.before,
          {
            label: words.dateTime,
            value: confirm.dateTimeValue(start, blockMinutes(block.appointmentType)),
            strong: true,
          },
          { label: confirm.subject, value: subjectTitles[subjectId] },
          ...(doctor.status === 'failed'
            ? []
            : [{ label: confirm.doctor, value: known ? common.doctor(known.lastname) : STILL_UNKNOWN }]),
        ]}
      >
        {doctor.status !== 'failed' && (
          // Reserves three lines before the doctor is loaded, so that nothing below moves.
          <Box mih="4.5rem">{known ? known.profile : <LinesSkeleton lines={2} />}</Box>
        )}
      </BookingSummary>
      {doctor.status === 'failed' && (
        <Notice
          tone="info"
          role="status"
          title={confirm.doctorFailed}
          action={{ label: common.reload, onClick: doctor.retry }}
        />
      )}
      {words.fee && <Notice tone="info" title={words.fee} />}
      <Title order={2} fz="md">
        {confirm.lead}
      </Title>
      <ConsentList
        items={confirm.consents}
        checked={checked}
        onChange={(index, value) => setChecked(checked.map((one, at) => (at === index ? value : one)))}
        readTerms={{
          label: confirm.readTerms,
          onOpen: () => (termsUrl ? platform.openExternal(termsUrl) : setTermsOpen(true)),
        }}
      />
      <NotesList title={confirm.notesTitle} items={confirm.notes} />
      <ActionOutcome outcome={failure && { title: words.failed, failure }} onLogin={platform.relogin} />
      <ConfirmBar changing={changing} checked={checked} busy={progress.status === 'busy'} onGo={proceed} />
      <TermsSheet opened={termsOpen} onClose={() => setTermsOpen(false)} />
      <BookingOutcomeDialog
        {...dialog}
        notes={words.dialog}
        {...(words.canRetry && { onRetry: retry })}
        onChooseAnother={() => navigate(slots, { replace: true })}
        onClose={() => navigate(paths.reservations, { replace: true })}
      />
    </Stack>
  );
}
