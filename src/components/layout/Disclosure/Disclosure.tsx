import { Accordion, Box, Divider, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Text } from '../JaText/texts';
import '../../../theme/laterStyles';

interface DisclosureProps {
  title: ReactNode;
  text?: string;
  /** カードの中では `plain` を使います */
  variant?: 'card' | 'plain';
  /** はじめから開いておくとき true */
  opened?: boolean;
  aside?: ReactNode;
  children: ReactNode;
}

/** 過去の記録のように、必要なときだけ開いて読む内容に使います */
export function Disclosure({ title, text, variant = 'card', opened = false, aside, children }: DisclosureProps) {
  const isCard = variant === 'card';
  return (
    <Accordion defaultValue={opened ? 'body' : null}>
      <Accordion.Item
        value="body"
        {...(isCard ? { bd: '1px solid var(--color-hairline)', bdrs: 'lg', bg: 'white' } : { bd: 0 })}
      >
        <Group gap={0}>
          {/* With large text, `aside` moves below the heading. */}
          <Box flex="1 1 10rem" miw={0}>
            <Accordion.Control mih={`var(--target-${isCard ? 'main' : 'least'})`} px={isCard ? 'card' : 0} bdrs="lg">
              <Text component="span" display="block" fw={700} lh="inherit">
                {title}
              </Text>
              {text && (
                <Text component="span" display="block" fz="sm" lh="inherit" c="dimmed">
                  {text}
                </Text>
              )}
            </Accordion.Control>
          </Box>
          {aside}
        </Group>
        <Accordion.Panel>
          {isCard && <Divider />}
          {children}
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
