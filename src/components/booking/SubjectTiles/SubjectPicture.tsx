import type { SubjectId } from '../../../domain/clinic/subjects';
import { TwoTone, type TwoTonePicture } from '../../feedback/Illustration/TwoTone';

const PICTURES: Record<SubjectId, TwoTonePicture> = {
  1: {
    soft: <path d="M26 43 11.5 28.6a9.6 9.6 0 0 1 14.5-12.5a9.6 9.6 0 0 1 14.5 12.5z" />,
    lines: (
      <>
        <path d="M24 41 9.6 26.6a9.6 9.6 0 0 1 14.4-12.6a9.6 9.6 0 0 1 14.4 12.6z" />
        <path d="M6 25h10l3.5-6 5 11 3.5-5h14" />
      </>
    ),
  },
  2: {
    soft: <path d="M20 7v14c0 6-6 10-6 15 0 4 3 6 7 6h16c4 0 5-3 4-6-1-4-9-5-9-12V7z" />,
    lines: (
      <>
        <path d="M17 5v14c0 6-6 10-6 15 0 4 3 6 7 6h17c4 0 5-3 4-6-1-4-10-5-10-12V5" />
        <circle cx="16" cy="33" r="4" />
        <path d="M7 26l-2-2M5 33H2.5M7.5 40l-2 2" />
      </>
    ),
  },
  3: {
    soft: <path d="M26 7c7 9 13 16 13 24a13 13 0 0 1-26 0c0-8 6-15 13-24z" />,
    lines: (
      <>
        <path d="M24 5c7 9 13 16 13 24a13 13 0 0 1-26 0c0-8 6-15 13-24z" />
        <path d="M17 29a7 7 0 0 0 6 7.5" />
      </>
    ),
  },
  4: {
    soft: <rect x="14" y="7" width="25" height="37" rx="7" />,
    lines: (
      <>
        <rect x="11.5" y="5" width="25" height="37" rx="7" />
        <rect x="17" y="11" width="14" height="11" rx="2.5" />
        <path d="M24 28v8M20 32h8" />
      </>
    ),
  },
};

export function SubjectPicture({ subject }: { subject: SubjectId }) {
  return <TwoTone picture={PICTURES[subject]} box={48} size="3rem" />;
}
