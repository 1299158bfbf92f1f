import { TwoTone, type TwoTonePicture } from '../../feedback/Illustration/TwoTone';
import classes from './BannerSlider.module.css';

const PICTURES: readonly [TwoTonePicture, ...TwoTonePicture[]] = [
  {
    soft: <path d="M14 46 50 16l36 30v40H14z" />,
    lines: (
      <>
        <path d="M8 48 50 12l42 36M18 42v46h64V42" />
        <rect x="36" y="46" width="28" height="42" rx="4" />
        <circle cx="50" cy="60" r="5" />
        <path d="M41 77c1-7 5-9 9-9s8 2 9 9" />
      </>
    ),
  },
  {
    soft: <path d="M12 34 50 18l38 16v40L50 92 12 74z" />,
    lines: (
      <>
        <path d="M12 34 50 18l38 16v40L50 92 12 74zM12 34l38 16 38-16M50 50v42M31 26l38 16v12" />
        <path d="M24 60v12M18 66h12" />
      </>
    ),
  },
  {
    soft: <circle cx="46" cy="56" r="34" />,
    lines: (
      <>
        <circle cx="46" cy="56" r="34" />
        <path d="M46 34v22l14 10M46 22v4M46 86v4M12 56h4M76 56h4" />
        <path d="M78 8a12 12 0 1 0 14 16 10 10 0 0 1-14-16z" />
      </>
    ),
  },
];

export function BannerPicture({ index }: { index: number }) {
  const picture = PICTURES[index % PICTURES.length] ?? PICTURES[0];
  return (
    <TwoTone
      picture={picture}
      box={100}
      size="5rem"
      color="var(--color-asagi-line)"
      stroke={2.5}
      className={classes.picture}
    />
  );
}
