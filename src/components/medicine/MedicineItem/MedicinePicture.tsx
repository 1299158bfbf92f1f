import { Image } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { medicine as copy } from '../../../copy/medicine';
import type { MedicineForm } from '../../../domain/medicine/medicine';
import { pictureUrl } from '../../../domain/url';
import { Drawing } from '../../feedback/Illustration/Drawing';
import drawing from '../../feedback/Illustration/drawing.module.css';

const { body, line, fill, pale } = drawing;

const FORM_PICTURES: Record<MedicineForm, ReactNode> = {
  tablet: (
    <>
      <circle cx="24" cy="34" r="14" className={body} />
      <path d="M14.5 43.5 33.5 24.5" className={line} />
      <ellipse cx="45" cy="46" rx="10" ry="6" className={body} />
      <path d="M39 46h12" className={line} />
    </>
  ),
  capsule: (
    <>
      <g transform="rotate(-38 32 34)">
        <rect x="10" y="24" width="44" height="20" rx="10" className={body} />
        <path d="M32 24h12a10 10 0 0 1 0 20H32z" className={fill} />
        <path d="M17 30h8" className={line} style={{ stroke: 'var(--color-asagi-line)' }} />
      </g>
    </>
  ),
  powder: (
    <>
      <path d="M16 14h32v38a3 3 0 0 1-3 3H19a3 3 0 0 1-3-3z" className={body} />
      <path d="M17.5 36c5-4 9 3 14.5 0s9-3 14.5 0v17.5h-29z" className={pale} />
      <path d="M16 14h32v8H16z" className={fill} />
      <path d="M23 29h18" className={line} />
    </>
  ),
  liquid: (
    <>
      <path d="M24 20h16v7l6 7v18a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V34l6-7z" className={body} />
      <path d="M19.5 41h25v11a2.5 2.5 0 0 1-2.5 2.5H22a2.5 2.5 0 0 1-2.5-2.5z" className={pale} />
      <rect x="22" y="11" width="20" height="9" rx="2.5" className={fill} />
      <path d="M27 47h10" className={line} />
    </>
  ),
};

interface MedicinePictureProps {
  image: string | null | undefined;
  title: string;
  form: MedicineForm;
}

/** 薬の写真か、写真を表示できないときの絵 */
export function MedicinePicture({ image, title, form }: MedicinePictureProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const address = pictureUrl(image, location.origin);
  if (address !== null && !hasFailed) {
    return (
      <Image
        src={address}
        alt={copy.photo(title)}
        w="4rem"
        h="4rem"
        radius="md"
        bg="asagi.0"
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setHasFailed(true)}
      />
    );
  }
  return <Drawing>{FORM_PICTURES[form]}</Drawing>;
}
