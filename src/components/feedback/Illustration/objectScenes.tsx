import hand from './hand.module.css';

const { body, line, soft, fill, pale, mark } = hand;

/** A check mark in a filled circle, at the bottom right. */
const done = (
  <>
    <circle cx="100" cy="78" r="14" className={fill} />
    <path d="m94 78 4.5 4.5 8-9" className={mark} />
  </>
);

/** Illustrations of objects: empty and finished states. */
export const OBJECT_SCENES = {
  'calendar-empty': (
    <>
      <rect x="44" y="30" width="56" height="54" rx="7" className={body} />
      <path d="M44 37a7 7 0 0 1 7-7h42a7 7 0 0 1 7 7v8H44z" className={fill} />
      <path d="M58 24v12M86 24v12" className={line} />
      <path d="M56 57h6m7 0h6m7 0h6M56 70h6m7 0h6" className={soft} />
    </>
  ),
  'form-done': (
    <>
      <rect x="46" y="24" width="52" height="64" rx="6" className={body} />
      <rect x="60" y="18" width="24" height="12" rx="4" className={fill} />
      <path d="M56 44h32M56 56h32M56 68h18" className={soft} />
      {done}
    </>
  ),
  'medicine-empty': (
    <>
      <path d="M50 40h28v40a6 6 0 0 1-6 6H56a6 6 0 0 1-6-6z" className={body} />
      <rect x="46" y="28" width="36" height="12" rx="4" className={fill} />
      <path d="M58 60h12M64 54v12" className={line} />
      <rect x="86" y="66" width="32" height="15" rx="7.5" transform="rotate(-28 102 73.5)" className={body} />
      <path d="m98.5 67 7 13" className={line} />
    </>
  ),
  'test-empty': (
    <>
      <path d="M58 24v46a12 12 0 0 0 24 0V24" className={body} />
      <path d="M60 54h20v16a10 10 0 0 1-20 0z" className={pale} />
      <path d="M53 24h34" className={line} />
      <path d="M102 50c7 9 11 14 11 20a11 11 0 0 1-22 0c0-6 4-11 11-20z" className={body} />
      <path d="M97 71a6 6 0 0 0 4 5" className={soft} />
    </>
  ),
  'address-empty': (
    <>
      <path d="M38 60 66 36l28 24v25a3 3 0 0 1-3 3H41a3 3 0 0 1-3-3z" className={body} />
      <path d="M32 64 66 35l34 29" className={line} />
      <path d="M58 88V70h16v18" className={soft} />
      <path d="M106 72C96 58 94 54 94 48a12 12 0 0 1 24 0c0 6-2 10-12 24z" className={fill} />
      <circle cx="106" cy="48" r="4.5" fill="var(--color-card)" />
    </>
  ),
  'payment-empty': (
    <>
      <path d="M48 22h48v64l-8-6-8 6-8-6-8 6-8-6-8 6z" className={body} />
      <path d="m63 36 9 12 9-12M72 48v16M64 52h16M64 59h16" className={line} />
      {done}
    </>
  ),
  'payment-cancelled': (
    <>
      <rect x="36" y="30" width="68" height="46" rx="7" className={body} />
      <path d="M36 43h68v9H36z" className={fill} />
      <path d="M46 64h20m8 0h6" className={soft} />
      <circle cx="102" cy="76" r="14" className={fill} />
      <path d="m97 71 10 10m0-10-10 10" className={mark} />
    </>
  ),
} as const;

export type ObjectName = keyof typeof OBJECT_SCENES;

/** The inside of an illustration of what a list would hold. */
export const ObjectScene = ({ name }: { name: ObjectName }) => OBJECT_SCENES[name];
