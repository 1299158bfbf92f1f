import { Loader } from '@mantine/core';

interface SpinnerProps {
  /** 大きさ */
  size: string;
  /** 色。なければ主な操作の色 */
  color?: string;
}

/** 回る輪。何をしているかは、隣の言葉が伝えます */
export function Spinner({ size, color }: SpinnerProps) {
  return <Loader size={size} color={color} />;
}
