import type { ReactNode } from 'react';

export interface TwoTonePicture {
  soft: ReactNode;
  lines: ReactNode;
}

interface TwoToneProps {
  picture: TwoTonePicture;
  box: number;
  size: string;
  color?: string;
  stroke?: number;
  className?: string;
}

/** 科目やお知らせに添える2色の絵 */
export function TwoTone({ picture: { soft, lines }, box, size, stroke = 2, ...svgProps }: TwoToneProps) {
  return (
    <svg viewBox={`0 0 ${box} ${box}`} width={size} height={size} color="var(--color-asagi)" aria-hidden {...svgProps}>
      <g fill="currentColor" opacity={0.12}>
        {soft}
      </g>
      <g fill="none" stroke="currentColor" strokeWidth={stroke} strokeLinecap="round" strokeLinejoin="round">
        {lines}
      </g>
    </svg>
  );
}
