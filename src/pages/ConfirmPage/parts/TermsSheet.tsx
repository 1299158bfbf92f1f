import { Box, Text, Title } from '@mantine/core';
import { Sheet } from '../../../components/overlays/Sheet/Sheet';
import { CostGuide } from '../../../components/booking/CostGuide/CostGuide';
import { confirm } from '../../../copy/confirmCopy';
import type { Costs } from '../../../domain/fees';

interface TermsSheetProps {
  costs: Costs;
  opened: boolean;
  onClose: () => void;
}

/** The terms of use and the costs in a sheet, so that the consents below keep their state. */
export function TermsSheet({ costs, opened, onClose }: TermsSheetProps) {
  return (
    <Sheet opened={opened} title={confirm.terms.title} onClose={onClose}>
      {confirm.terms.sections.map(({ heading, text }) => (
        <Box key={heading} component="section" mb="md">
          <Title order={3}>{heading}</Title>
          <Text>{text}</Text>
        </Box>
      ))}
      <CostGuide costs={costs} order={3} />
    </Sheet>
  );
}
