import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import drawing from './drawing.module.css';

/** 薬や検査メニューの名前の左に表示する、小さな絵 */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 64 64"
      aria-hidden
      w="4rem"
      h="4rem"
      bdrs="md"
      bg="asagi.0"
      className={drawing.small}
    >
      {children}
    </Box>
  );
}
