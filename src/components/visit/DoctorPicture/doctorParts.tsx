import drawing from '../../feedback/Illustration/drawing.module.css';

const { body, line, pale, soft } = drawing;
const filled = `${pale} ${line}`;

/** Drawn for a head with the centre (32, 26) and the radius 12. */
export const HAIR = {
  side: <path d="M20 25c-.5-9 4.5-13.5 12-13.500S44.5 16 44 25c-4.5-.5-8-2.5-10-6-3 4-8 6-14 6z" className={filled} />,
  crew: (
    <path d="M20 23c.5-8 5.5-11.5 12-11.500S43.5 15 44 23c-3-3.5-6-4.5-12-4.500S23 19.5 20 23z" className={filled} />
  ),
  fringe: <path d="M18 32c-2-14 4-20.5 14-20.500S48 18 46 32c-2-2-2.5-6-3-10H21c-.5 4-1 8-3 10z" className={filled} />,
  curly: (
    <path
      d="M20 24c-4-3-2-8 1-8 0-4 5-6 8-4 3-3 8-1 9 1 5-1 7 4 5 6 3 1 2 4 1 5-4-1-6-3-7-5-4 4-10 5-17 5z"
      className={filled}
    />
  ),
  cap: (
    <>
      <path d="M19.5 22c0-8 5-11.5 12.5-11.500S44.5 14 44.5 22z" className={body} />
      <path d="M21 17.500h22" className={soft} />
    </>
  ),
};

export const COATS = {
  stethoscope: (
    <>
      <path d="m25 44 7 9 7-9" className={line} />
      <path d="M22 45v8a4 4 0 0 0 8 0" className={line} />
    </>
  ),
  tie: (
    <>
      <path d="m24 44 8 8 8-8" className={body} />
      <path d="M32 52v13" className={line} />
    </>
  ),
  scrubs: (
    <>
      <path d="m25 44 7 8 7-8" className={line} />
      <path d="M39 57h7" className={line} />
    </>
  ),
};

export const GLASSES = (
  <path
    d="M31 26a3.8 3.8 0 1 1-7.6 0a3.8 3.8 0 0 1 7.6 0zm9.6 0a3.8 3.8 0 1 1-7.6 0a3.8 3.8 0 0 1 7.6 0zM31 26q1-.8 2 0"
    className={line}
    style={{ strokeWidth: 1.8 }}
  />
);
