import { Skeleton } from '@mantine/core';

interface BoneProps {
  /** 高さ */
  height: string;
  /** 幅 */
  width?: string;
  /** 角の丸み。なければ操作部品と同じ */
  radius?: string;
  /** 左右の余白 */
  mx?: string;
  /** 上下の余白 */
  my?: string;
  /** 点滅させないとき */
  still?: boolean;
}

/** 読み込み中の形の、ひとかけら */
export function Bone({ still = false, ...shape }: BoneProps) {
  return <Skeleton {...shape} animate={!still} />;
}
