import { Box, Text, Title } from '@mantine/core';
import { Sheet } from '../../../components/overlays/Sheet/Sheet';
import { confirm } from '../../../copy/confirmCopy';

/** The terms of use in a sheet, so that the consents below keep their state. */
export function TermsSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Sheet opened={opened} title={confirm.terms.title} onClose={onClose}>
      {confirm.terms.sections.map(({ heading, text }) => (
        <Box key={heading} component="section" mb="md">
          <Title order={3}>{heading}</Title>
          <Text>{text}</Text>
        </Box>
      ))}
    </Sheet>
  );
}
