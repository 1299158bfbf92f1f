import drawing from './drawing.module.css';

const { body, line, soft, fill, pale, mark } = drawing;

const tickMark = (
  <>
    <circle cx="100" cy="78" r="14" className={fill} />
    <path d="m94 78 4.5 4.5 8-9" className={mark} />
  </>
);

const doctorFace = (
  <>
    <path d="M55 84c0-11 7-16 17-16s17 5 17 16z" className={line} fill="var(--color-asagi-tint)" />
    <circle cx="72" cy="54" r="11" className={body} />
    <path d="M68 55v.1M76 55v.1M68.5 59c2 2 5 2 7 0" className={line} />
    <path
      d="M61 54c-.5-8.5 4-12.5 11-12.500S83.5 45.5 83 54c-4-.5-7-2.5-9-6-3 4-7 6-13 6z"
      className={`${pale} ${line}`}
    />
  </>
);

export const OBJECT_SCENES = {
  login: (
    <>
      <path d="M58 50V38a14 14 0 0 1 28 0v12" className={line} />
      <rect x="48" y="50" width="48" height="38" rx="7" className={body} />
      <circle cx="72" cy="66" r="5" className={fill} />
      <path d="M72 68v9" className={line} />
    </>
  ),
  hourglass: (
    <>
      <path d="M54 24h36v8c0 12-12 16-12 24s12 12 12 24v8H54v-8c0-12 12-16 12-24S54 44 54 32z" className={body} />
      <path d="M61 38h22c-3 6-8 9-11 14-3-5-8-8-11-14zM72 66c6 5 11 8 12 18H60c1-10 6-13 12-18z" className={pale} />
      <path d="M48 24h48M48 88h48M72 54v10" className={line} />
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
  visit: (
    <>
      <rect x="50" y="18" width="44" height="76" rx="8" className={body} />
      <path d="M67 25h10" className={line} />
      {doctorFace}
    </>
  ),
  parcel: (
    <>
      <path d="m72 27 30 13v32L72 85 42 72V40z" className={body} />
      <path d="m42 40 30 13 30-13M72 53v32" className={line} />
      <path d="m57 33.5 30 13v12l6-2.500V44L63 31z" className={line} fill="var(--color-asagi-tint)" />
    </>
  ),
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
      {tickMark}
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
      {tickMark}
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

export const ObjectScene = ({ name }: { name: ObjectName }) => OBJECT_SCENES[name];
