import hand from './hand.module.css';

const { body, line, soft, fill, pale, mark } = hand;

/** An exclamation mark in a filled circle. */
const attention = (
  <>
    <circle cx="100" cy="76" r="14" className={fill} />
    <path d="M100 69v8M100 82.5v.1" className={mark} />
  </>
);

/** Illustrations of failures. */
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
  hourglass: (
    <>
      <path d="M54 24h36v8c0 12-12 16-12 24s12 12 12 24v8H54v-8c0-12 12-16 12-24S54 44 54 32z" className={body} />
      <path d="M61 38h22c-3 6-8 9-11 14-3-5-8-8-11-14zM72 66c6 5 11 8 12 18H60c1-10 6-13 12-18z" className={pale} />
      <path d="M48 24h48M48 88h48M72 54v10" className={line} />
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
  login: (
    <>
      <path d="M58 50V38a14 14 0 0 1 28 0v12" className={line} />
      <rect x="48" y="50" width="48" height="38" rx="7" className={body} />
      <circle cx="72" cy="66" r="5" className={fill} />
      <path d="M72 68v9" className={line} />
    </>
  ),
  'not-found': (
    <>
      <path d="m34 34 24-8 26 8 24-8v54l-24 8-26-8-24 8z" className={body} />
      <path d="M58 26v54M84 34v54" className={soft} />
      <circle cx="84" cy="56" r="16" className={body} />
      <path d="m96 68 12 12" className={line} style={{ strokeWidth: 5 }} />
      <path d="M79 52.5a5 5 0 1 1 6.5 5c-1.3.5-1.5 1.2-1.5 2.5M84 64v.1" className={line} />
    </>
  ),
  preparing: (
    <>
      <rect x="34" y="28" width="76" height="48" rx="6" className={body} />
      <path d="M34 34a6 6 0 0 1 6-6h64a6 6 0 0 1 6 6v6H34z" className={fill} />
      <path d="M44 50h26M44 60h16" className={soft} />
      <path d="M60 88h24M66 76v12M78 76v12" className={line} />
      <path d="m84 70 14-16 7 6-14 16-8 2z" className={body} />
    </>
  ),
} as const;

export type TroubleName = keyof typeof TROUBLE_SCENES;
