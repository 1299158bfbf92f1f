import { lazy, Suspense } from 'react';
import drawing from './drawing.module.css';
import type { ObjectName } from './objectScenes';

const { body, line, soft, fill, mark } = drawing;

const attentionMark = (
  <>
    <circle cx="100" cy="76" r="14" className={fill} />
    <path d="M100 69v8M100 82.5v.1" className={mark} />
  </>
);

/**
 * The app shows these scenes after a failure.
 * The scenes are part of this file, because a separate chunk could also fail to load.
 */
const TROUBLE_SCENES = {
  offline: (
    <>
      <rect x="56" y="18" width="34" height="72" rx="7" className={body} />
      <path d="M69 82h8" className={soft} />
      <path d="M63 47a14 14 0 0 1 20 0M67 53a8.5 8.5 0 0 1 12 0" className={line} />
      <circle cx="73" cy="60" r="2.5" className={fill} />
      <path d="m62 66 22-30" className={line} style={{ stroke: 'var(--color-card)', strokeWidth: 7 }} />
      <path d="m62 66 22-30" className={line} />
    </>
  ),
  'server-trouble': (
    <>
      <path d="M50 76a16 16 0 0 1-2-31.9A24 24 0 0 1 94 40a18 18 0 0 1 2 36z" className={body} />
      <path d="M58 58h16M58 66h10" className={soft} />
      {attentionMark}
    </>
  ),
  broken: (
    <>
      <path d="M50 20h32l16 16v46a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6z" className={body} />
      <path d="M82 20v16h16" className={line} />
      <path d="M54 50h24M54 62h14M54 74h22" className={soft} />
      {attentionMark}
    </>
  ),
} as const;

type TroubleName = keyof typeof TROUBLE_SCENES;

export type IllustrationName = ObjectName | TroubleName;

const NoPicture = () => <></>;

export const loadObjectScenes = async () => ({
  default: (await import('./objectScenes').catch(() => null))?.ObjectScene ?? NoPicture,
});

const ObjectScene = lazy(loadObjectScenes);

const isTrouble = (name: IllustrationName): name is TroubleName => name in TROUBLE_SCENES;

interface IllustrationProps {
  name: IllustrationName;
  /** 背景を円にします（`ticked` では、チェックも付けます） */
  round?: 'plain' | 'ticked';
}

/** 結果や空の一覧に添える絵 */
export function Illustration({ name, round }: IllustrationProps) {
  return (
    <svg
      // The viewBox of a round picture is the square around the circle.
      viewBox={round ? '16 0 112 112' : '0 0 144 104'}
      {...(round
        ? { className: `${drawing.picture} ${drawing.round}` }
        : { className: drawing.picture, style: { width: 'min(9rem, 60vw)', height: 'auto' } })}
      aria-hidden="true"
      focusable="false"
    >
      {round ? (
        <circle cx="72" cy="56" r="56" fill="var(--color-card)" />
      ) : (
        <>
          <ellipse cx="72" cy="56" rx="62" ry="42" fill="var(--color-asagi-tint)" />
          <path d="M24 97h96" className={drawing.soft} />
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
          <circle cx="101" cy="26" r="13" className={drawing.fill} />
          <path d="m95 26 4.5 4.5 8-9" pathLength="1" className={`${drawing.mark} ${drawing.drawn}`} />
        </>
      )}
    </svg>
  );
}
