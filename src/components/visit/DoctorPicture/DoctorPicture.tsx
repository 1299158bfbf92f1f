import { Avatar } from '@mantine/core';
import { pictureUrl } from '../../../domain/url';
import drawing from '../../feedback/Illustration/drawing.module.css';
import { COATS, GLASSES, HAIR } from './doctorParts';

const { body, line, picture: pictureClass } = drawing;

/** The doctor's id selects the drawing. No drawing shows a clear sex or age, because the app knows neither. */
const LOOKS = [
  { hair: 'side', coat: 'stethoscope' },
  { hair: 'crew', coat: 'tie', glasses: true },
  { hair: 'fringe', coat: 'stethoscope' },
  { hair: 'curly', coat: 'scrubs', glasses: true },
  { hair: 'cap', coat: 'scrubs' },
  { hair: 'crew', coat: 'stethoscope' },
  { hair: 'fringe', coat: 'tie', glasses: true },
  { hair: 'curly', coat: 'tie' },
] as const satisfies readonly { hair: keyof typeof HAIR; coat: keyof typeof COATS; glasses?: true }[];
const UNKNOWN_LOOK = 4;

interface DoctorPictureProps {
  /** 医師の番号。わからないときは `null` */
  id: number | null;
  /** クリニックが送った写真のURL */
  picture?: string | null;
  /** 直径（px、40〜140） */
  size: number;
}

/** 医師の写真。写真を表示できないときは、絵を表示します（§doctor-pictured） */
export function DoctorPicture({ id, picture, size }: DoctorPictureProps) {
  const { hair, coat, ...accessories } = LOOKS[(id ?? UNKNOWN_LOOK) % LOOKS.length] ?? LOOKS[UNKNOWN_LOOK];
  return (
    <Avatar
      src={pictureUrl(picture, location.origin)}
      alt=""
      size={`min(${size / 16}rem, ${size * 1.25}px)`}
      imageProps={{ referrerPolicy: 'no-referrer' }}
      flex="none"
    >
      <svg viewBox="0 0 64 64" width="100%" height="100%" className={pictureClass} aria-hidden>
        <path d="M9 68c0-17 8-25 23-25s23 8 23 25z" className={line} fill="var(--color-asagi-tint)" />
        {COATS[coat]}
        <circle cx="32" cy="26" r="12" className={body} />
        <path d="M27.5 26v.1M36.5 26v.1M28.5 32c2 2.2 5 2.2 7 0" className={line} />
        {HAIR[hair]}
        {'glasses' in accessories && GLASSES}
      </svg>
    </Avatar>
  );
}
