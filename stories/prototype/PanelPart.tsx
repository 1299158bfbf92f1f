import { Card, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Section } from '../../src/components/layout/Section/Section';

export function PanelPart({ heading, about, children }: { heading: string; about?: string; children: ReactNode }) {
  return (
    <Card>
      <Section title={heading}>
        {about && (
          <Text size="sm" c="dimmed">
            {about}
          </Text>
        )}
        {children}
      </Section>
    </Card>
  );
}
