import type { SupplyDay } from '../../../domain/medicine/supply';

/** Drawn, not styled, so that forced colours leave what is filled filled. */
const LOOKS = {
  taken: { fill: 'var(--color-asagi-tint)', stroke: 'var(--color-asagi)' },
  left: { fill: 'var(--color-asagi)', stroke: 'var(--color-asagi)' },
  none: { fill: 'none', stroke: 'var(--color-outline)', strokeDasharray: '4.5 3.4' },
} as const;

interface DotProps {
  /** 飲みおわった日、これからの日、お薬のない日 */
  state: SupplyDay['state'];
  /** 今日を囲む輪 */
  ringed: boolean;
}

/** One day of medicine. */
export function Dot({ state, ringed }: DotProps) {
  return (
    <svg viewBox="0 0 36 36" width={36} style={{ maxWidth: '100%' }}>
      <circle cx={18} cy={18} r={12} strokeWidth={2} {...LOOKS[state]} />
      {ringed && <circle cx={18} cy={18} r={16} strokeWidth={2} fill="none" stroke="var(--color-asagi)" />}
    </svg>
  );
}
