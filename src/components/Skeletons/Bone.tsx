import classes from './Bone.module.css';

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
export function Bone({ height, width = '100%', radius, mx, my, still = false }: BoneProps) {
  return (
    <span
      className={classes.bone}
      data-still={still || undefined}
      style={{ height, width, borderRadius: radius, marginInline: mx, marginBlock: my }}
    />
  );
}
