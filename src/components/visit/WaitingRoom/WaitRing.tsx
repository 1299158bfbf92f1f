import { RingProgress } from '@mantine/core';
import type { ReactNode } from 'react';

interface WaitRingProps {
  /** 残りの割合（％） */
  left: number;
  /** 輪の中の言葉 */
  children: ReactNode;
}

/** 診察室が開くまでの残り時間の輪 */
export const WaitRing = ({ left, children }: WaitRingProps) => (
  <RingProgress
    size={132}
    thickness={8}
    roundCaps
    rootColor="var(--color-card)"
    sections={[{ value: left, color: 'asagi' }]}
    label={children}
  />
);
