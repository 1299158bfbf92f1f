import type { ReactNode } from 'react';

/** A two-tone picture: filled shapes, with lines drawn over them slightly offset. */
export interface TwoTonePicture {
  soft: ReactNode;
  lines: ReactNode;
}

interface TwoToneProps {
  /** 絵 */
  picture: TwoTonePicture;
  /** 絵を描いた升目の一辺 */
  box: number;
  /** 表示する大きさ */
  size: string;
  /** 色。なければ浅葱 */
  color?: string;
  /** 線の太さ */
  stroke?: number;
  /** 置く場所の見た目 */
  className?: string;
}

/** 科目やお知らせに添える、2色の絵。意味は必ず隣の言葉が伝えます */
export function TwoTone({ picture: { soft, lines }, box, size, stroke = 2, ...place }: TwoToneProps) {
  return (
    <svg viewBox={`0 0 ${box} ${box}`} width={size} height={size} color="var(--color-asagi)" aria-hidden {...place}>
      <g fill="currentColor" opacity={0.12}>
        {soft}
      </g>
      <g fill="none" stroke="currentColor" strokeWidth={stroke} strokeLinecap="round" strokeLinejoin="round">
        {lines}
      </g>
    </svg>
  );
}
