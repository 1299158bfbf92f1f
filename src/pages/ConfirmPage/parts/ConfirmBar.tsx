import { ActionBar } from '../../../components/layout/ActionBar/ActionBar';
import { MainButton } from '../../../components/actions/MainButton/MainButton';
import { confirm } from '../../../copy/confirm';
import { questionnaire } from '../../../copy/questionnaire';
import { Box, Title } from '@mantine/core';
import { EmergencyCall } from '../../../components/feedback/EmergencyNotice/EmergencyCall';
import { Paragraph } from '../../../components/layout/Paragraph/Paragraph';
import { Sheet } from '../../../components/overlays/Sheet/Sheet';
import { CostRows } from '../../../components/booking/CostGuide/CostRows';
import { costs as words } from '../../../copy/booking';
import type { Costs } from '../../../domain/clinic/terms';

interface TermsSheetProps {
  costs: Costs;
  opened: boolean;
  onClose: () => void;
}

/** The terms of use and the costs in a sheet, so that the consents below keep their state. */
export function TermsSheet({ costs, opened, onClose }: TermsSheetProps) {
  return (
    <Sheet opened={opened} title={confirm.terms.title} onClose={onClose}>
      {confirm.terms.sections.map(({ heading, text, fee, calls }) => (
        <Box key={heading} component="section" mb="md">
          <Title order={3}>{heading}</Title>
          <Paragraph>{text + (fee && costs.cancelFee ? fee : '')}</Paragraph>
          {calls && <EmergencyCall number="119" />}
        </Box>
      ))}
      <Title order={3}>{words.title}</Title>
      <CostRows costs={costs} />
    </Sheet>
  );
}

interface ConfirmBarProps {
  checked: boolean[];
  /** True when the button books at once, without questions. */
  books: boolean;
  busy: boolean;
  /** While nobody knows, the way to the list is the main one (§unsure-looks-first). */
  unsure: boolean;
  /** Told the first row without a tick, to which a press on the blocked button leads. */
  onLead: (index: number) => void;
  onGo: () => void;
}

/** The confirm screen's button: says whether it books, and is blocked until every consent is ticked (§consent-all-four). */
export function ConfirmBar({ checked, books, busy, unsure, onLead, onGo }: ConfirmBarProps) {
  const missing = checked.filter((one) => !one).length;
  const toFirstUnticked = () => {
    const first = checked.indexOf(false);
    onLead(first);
    const row = document.getElementById(`consent-${first + 1}`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  };
  const going = books ? questionnaire.booking : confirm.proceeding;
  return (
    <ActionBar status={missing > 0 && confirm.missing(missing)} tone="warm">
      <MainButton
        variant={unsure ? 'outline' : 'main'}
        blocked={missing > 0}
        onBlocked={toFirstUnticked}
        busy={busy}
        onClick={onGo}
      >
        {busy ? going : books ? confirm.agreeAndBook : confirm.proceed}
      </MainButton>
    </ActionBar>
  );
}
