import { Box, Title } from '@mantine/core';
import { EmergencyCall } from '../../../components/feedback/EmergencyNotice/EmergencyCall';
import { Paragraph } from '../../../components/layout/Paragraph/Paragraph';
import { Sheet } from '../../../components/overlays/Sheet/Sheet';
import { CostRows } from '../../../components/booking/CostGuide/CostRows';
import { confirm } from '../../../copy/confirm';
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
