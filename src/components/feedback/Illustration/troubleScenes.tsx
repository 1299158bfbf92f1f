import hand from './hand.module.css';

const { body, line, soft, fill, mark } = hand;

/** An exclamation mark in a filled circle. */
const attention = (
  <>
    <circle cx="100" cy="76" r="14" className={fill} />
    <path d="M100 69v8M100 82.5v.1" className={mark} />
  </>
);

/** Illustrations of failures that can keep the other pictures from being loaded. */
export const TROUBLE_SCENES = {
  offline: (
    <>
      <rect x="56" y="18" width="34" height="72" rx="7" className={body} />
      <path d="M69 82h8" className={soft} />
      <path d="M63 47a14 14 0 0 1 20 0M67 53a8.5 8.5 0 0 1 12 0" className={line} />
      <circle cx="73" cy="60" r="2.5" className={fill} />
      <path d="m62 66 22-30" className={line} style={{ stroke: 'var(--color-card)', strokeWidth: 7 }} />
      <path d="m62 66 22-30" className={line} />
    </>
  ),
  'server-trouble': (
    <>
      <path d="M50 76a16 16 0 0 1-2-31.9A24 24 0 0 1 94 40a18 18 0 0 1 2 36z" className={body} />
      <path d="M58 58h16M58 66h10" className={soft} />
      {attention}
    </>
  ),
  broken: (
    <>
      <path d="M50 20h32l16 16v46a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6z" className={body} />
      <path d="M82 20v16h16" className={line} />
      <path d="M54 50h24M54 62h14M54 74h22" className={soft} />
      {attention}
    </>
  ),
} as const;

export type TroubleName = keyof typeof TROUBLE_SCENES;
