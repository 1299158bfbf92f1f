import { Box, Group, Image } from '@mantine/core';
import type { ReactNode } from 'react';
import mark from '../../../../public/icon.svg?inline';
import { Text } from '../../layout/JaText/texts';
import classes from './TicketHead.module.css';

interface TicketHeadProps {
  /** クリニックの名前、または「診察券」 */
  name: string;
  /** 名前の右に置く、「診察券」の文字や予約の状態 */
  end?: ReactNode;
  /** `children` の右に置く、医師の顔や領収の印 */
  aside?: ReactNode;
  children: ReactNode;
}

/** 診察券やお支払いの控えの上半分。下端に切り取り線があります */
export const TicketHead = ({ name, end, aside, children }: TicketHeadProps) => (
  <>
    <Group justify="flex-end" gap="0 0.5rem" className={classes.band}>
      <Group wrap="nowrap" gap="xs" flex="1 1 9rem">
        <Image src={mark} alt="" flex="none" w="min(1.75rem, 35px)" h="min(1.75rem, 35px)" className={classes.mark} />
        <Text fw={700} lh="sm" ta="start">
          {name}
        </Text>
      </Group>
      {end}
    </Group>
    <Group gap="xs">
      <Box flex="1 1 9rem" miw={0} ta="start">
        {children}
      </Box>
      {aside}
    </Group>
    <div className={classes.tear} />
  </>
);
