import choices from './choices.module.css';

/** The tick of a box, right after its `input`; seen while that is checked. */
export function Tick() {
  return (
    <svg viewBox="0 0 10 7" aria-hidden className={choices.tick}>
      <path
        fill="currentColor"
        d="M4 4.586 1.707 2.293A1 1 0 1 0 .293 3.707l3 3a.997.997 0 0 0 1.414 0l5-5A1 1 0 1 0 8.293.293z"
      />
    </svg>
  );
}
