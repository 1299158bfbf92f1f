import { Paper, Stack } from '@mantine/core';
import { useNow } from '../../device/clinicClock';
import { useReservations } from '../../api/reservations';
import { useVisitLinks } from '../../booking/visitLinks';
import { paths } from '../../paths';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState';
import { Read } from '../../components/feedback/Read/Read';
import { Text } from '../../components/layout/JaText/texts';
import { NextStepCard } from '../../components/visit/NextStepCard/NextStepCard';
import { ContactDialog } from '../../components/overlays/ContactDialog/ContactDialog';
import { useDialog } from '../../components/overlays/Dialog/useDialog';
import { useContact } from '../../components/feedback/ContactWays/contactContext';
import { OwedStep } from '../../components/visit/VisitCard/OpenStep';
import { VisitCard } from '../../components/visit/VisitCard/VisitCard';
import { VisitLine } from '../../components/visit/VisitCard/VisitLine';
import { VisitRows } from '../../components/visit/VisitCard/VisitRows';
import { common, empty } from '../../copy/common';
import { payment as copy } from '../../copy/money';
import { titles } from '../../copy/app';
import { paymentList } from '../../domain/visit/nextStep';

/** Lists the visits with an unpaid bill (§payment-list-owed). */
export function PaymentsPage() {
  const linksOf = useVisitLinks();
  const now = useNow();
  const hasContact = useContact() !== null;
  const [contactEntry, openContact, closeContact] = useDialog('contact');
  const onContact = hasContact ? () => openContact(true) : undefined;
  return (
    <Stack>
      <Read state={useReservations()} skeleton="card" title={titles.payment}>
        {({ all_reservations: reservations }, isComplete) => {
          const { step, owed: owedVisits } = paymentList(reservations, now);
          const firstVisit = step.kind === 'debts' ? null : owedVisits[0];
          const otherVisits = owedVisits.filter((visit) => visit !== firstVisit);
          return (
            <>
              {step.kind === 'debts' && <NextStepCard step={step} now={now} />}
              {step.kind === 'debts' && <Text>{copy.payEach}</Text>}
              {firstVisit && (
                <VisitCard visit={firstVisit} now={now}>
                  <OwedStep visit={firstVisit} now={now} payTo={linksOf(firstVisit).payTo} />
                  <VisitRows visit={firstVisit} now={now} onContact={onContact} />
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
              {owedVisits.length === 0 && isComplete && (
                <EmptyState picture="payment-empty" title={empty.payments}>
                  <MainButton variant="outline" to={paths.reservations}>
                    {common.toReservations}
                  </MainButton>
                </EmptyState>
              )}
            </>
          );
        }}
      </Read>
      <ContactDialog opened={contactEntry !== null} onClose={closeContact} />
    </Stack>
  );
}
