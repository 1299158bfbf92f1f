import { Paper, Stack } from '@mantine/core';
import { useNow } from '../../device/clinicClock';
import { useReservations } from '../../api/reservations';
import { useVisitLinks } from '../../booking/visitLinks';
import { paths } from '../../paths';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState';
import { Read } from '../../components/feedback/Read/Read';
import { NextStepCard } from '../../components/visit/NextStepCard/NextStepCard';
import { ContactDialog } from '../../components/overlays/ContactDialog/ContactDialog';
import { useDialog } from '../../components/overlays/Dialog/useDialog';
import { useContact } from '../../components/feedback/ContactWays/contactContext';
import { OwedStep } from '../../components/visit/VisitCard/OpenStep';
import { VisitCard } from '../../components/visit/VisitCard/VisitCard';
import { VisitLine } from '../../components/visit/VisitCard/VisitLine';
import { VisitRows } from '../../components/visit/VisitCard/VisitRows';
import { empty } from '../../copy/common';
import { payment as copy } from '../../copy/money';
import { titles } from '../../copy/app';
import { paymentList } from '../../domain/visit/nextStep';

/** `/mypage/payment`: the visits that the patient must still pay (§payment-list-owed). */
export function PaymentsPage() {
  const linksOf = useVisitLinks();
  const now = useNow();
  const clinicContact = useContact();
  const [asking, ask, close] = useDialog('contact');
  return (
    <Stack>
      <Read state={useReservations()} skeleton="card" title={titles.payment}>
        {({ all_reservations: all }, isComplete) => {
          const { step, owed } = paymentList(all, now);
          const first = step.kind === 'debts' ? null : owed[0];
          const otherVisits = owed.filter((visit) => visit !== first);
          return (
            <>
              {step.kind === 'debts' && <NextStepCard step={step} now={now} />}
              {first && (
                <VisitCard visit={first} now={now}>
                  <OwedStep visit={first} now={now} payTo={linksOf(first).payTo} />
                  <VisitRows visit={first} now={now} onContact={clinicContact ? () => ask(true) : undefined} />
                </VisitCard>
              )}
              {otherVisits.length > 0 && (
                <Paper variant="rows" withBorder>
                  {otherVisits.map((visit) => (
                    <VisitLine
                      key={visit.id}
                      visit={visit}
                      now={now}
                      shownDue={step.kind === 'debts' ? step.payBy : null}
                      payTo={linksOf(visit).payTo}
                    />
                  ))}
                </Paper>
              )}
              {owed.length === 0 && isComplete && (
                <EmptyState picture="payment-empty" title={empty.payments}>
                  <MainButton variant="outline" to={paths.reservations}>
                    {copy.toReservations}
                  </MainButton>
                </EmptyState>
              )}
            </>
          );
        }}
      </Read>
      <ContactDialog opened={asking !== null} onClose={close} />
    </Stack>
  );
}
