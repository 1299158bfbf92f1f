import { Accordion, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Unbroken } from '../Unbroken/Unbroken';

interface DisclosureProps {
  /** 見出し */
  title: string;
  /** 見出しの下の一言 */
  text?: string;
  /** 開くと見える内容 */
  children: ReactNode;
}

/** 押すと開く見出し。過去の記録のように、必要なときだけ見る内容に使います */
export function Disclosure({ title, text, children }: DisclosureProps) {
  return (
    <Accordion>
      <Accordion.Item value="body">
        <Accordion.Control>
          <Text component="span" display="block" fw={700} lh="inherit">
            <Unbroken>{title}</Unbroken>
          </Text>
          {text && (
            <Text component="span" display="block" fz="sm" lh="inherit" c="dimmed">
              <Unbroken>{text}</Unbroken>
            </Text>
          )}
        </Accordion.Control>
        <Accordion.Panel>{children}</Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
