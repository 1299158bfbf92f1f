import { lazy, Suspense } from 'react';
import { tryChunk } from '../../../loadChunk';
import hand from './hand.module.css';
import type { ObjectName } from './objectScenes';
import { TROUBLE_SCENES, type TroubleName } from './troubleScenes';

export type IllustrationName = ObjectName | TroubleName;

const Nothing = () => <></>;

/** Loads the other pictures. They are not in the start, because only failures must be drawn without a connection. */
export const loadObjectScenes = async () => ({
  default: (await tryChunk(() => import('./objectScenes')))?.ObjectScene ?? Nothing,
});

const ObjectScene = lazy(loadObjectScenes);

const isTrouble = (name: IllustrationName): name is TroubleName => name in TROUBLE_SCENES;

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
      {isTrouble(name) ? (
        TROUBLE_SCENES[name]
      ) : (
        <Suspense>
          <ObjectScene name={name} />
        </Suspense>
      )}
    </svg>
  );
}
