import type { ReactNode } from 'react';
import hand from './hand.module.css';
import { OBJECT_SCENES } from './objectScenes';
import { TROUBLE_SCENES } from './troubleScenes';

const SCENES = { ...OBJECT_SCENES, ...TROUBLE_SCENES } satisfies Record<string, ReactNode>;

export type IllustrationName = keyof typeof SCENES;

/** All illustrations, for the story that shows them side by side. */
export const ILLUSTRATION_NAMES = Object.keys(SCENES) as IllustrationName[];

interface IllustrationProps {
  /** 絵の名前 */
  name: IllustrationName;
}

/** 結果や空の一覧に添える絵。意味は必ず隣の言葉が伝えます */
export function Illustration({ name }: IllustrationProps) {
  return (
    <svg viewBox="0 0 144 104" className={hand.picture} aria-hidden="true" focusable="false">
      <ellipse cx="72" cy="56" rx="62" ry="42" fill="var(--color-asagi-tint)" />
      <path d="M24 97h96" className={hand.soft} />
      {SCENES[name]}
    </svg>
  );
}
