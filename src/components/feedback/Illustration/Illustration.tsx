import { lazy, Suspense } from 'react';
import hand from './hand.module.css';
import type { ObjectName } from './objectScenes';
import { TROUBLE_SCENES, type TroubleName } from './troubleScenes';

export type IllustrationName = ObjectName | TroubleName;

const Nothing = () => <></>;

/** Loads the other pictures. They are not in the start, because only failures must be drawn without a connection. */
export const loadObjectScenes = async () => ({
  default: (await import('./objectScenes').catch(() => null))?.ObjectScene ?? Nothing,
});

const ObjectScene = lazy(loadObjectScenes);

const isTrouble = (name: IllustrationName): name is TroubleName => name in TROUBLE_SCENES;

interface IllustrationProps {
  /** 絵の名前 */
  name: IllustrationName;
  /** 画面いっぱいの知らせの絵。白い円に描き、`ticked` ならチェックを添えます（動きを減らす設定では動きません） */
  round?: 'plain' | 'ticked';
}

/** 結果や空の一覧に添える絵。意味は必ず隣の言葉が伝えます */
export function Illustration({ name, round }: IllustrationProps) {
  return (
    <svg
      // The middle of what stands on the ground is the middle of the circle.
      viewBox={round ? '16 0 112 112' : '0 0 144 104'}
      {...(round
        ? { className: `${hand.picture} ${hand.round}` }
        : { className: hand.picture, style: { width: 'min(9rem, 60vw)', height: 'auto' } })}
      aria-hidden="true"
      focusable="false"
    >
      {round ? (
        <circle cx="72" cy="56" r="56" fill="var(--color-card)" />
      ) : (
        <>
          <ellipse cx="72" cy="56" rx="62" ry="42" fill="var(--color-asagi-tint)" />
          <path d="M24 97h96" className={hand.soft} />
        </>
      )}
      {isTrouble(name) ? (
        TROUBLE_SCENES[name]
      ) : (
        <Suspense>
          <ObjectScene name={name} />
        </Suspense>
      )}
      {round === 'ticked' && (
        <>
          <circle cx="101" cy="26" r="16" fill="var(--color-card)" />
          <circle cx="101" cy="26" r="13" className={hand.fill} />
          <path d="m95 26 4.5 4.5 8-9" pathLength="1" className={`${hand.mark} ${hand.drawn}`} />
        </>
      )}
    </svg>
  );
}
