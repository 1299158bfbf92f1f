import { slotPicker } from '../../copy/slotPicker';
import { JUMPS, type JumpKey } from '../../domain/bands';
import classes from './JumpButtons.module.css';

interface JumpButtonsProps {
  /** いま見えている時間帯 */
  current: JumpKey | null;
  /** 時間帯が押されたとき */
  onJump: (key: JumpKey) => void;
  /** 押せない時間帯（本日のすでに終わった時間帯など） */
  disabledKeys?: readonly JumpKey[];
}

/** 午前・午後・夜間の時間帯へ画面を動かすボタン。ほかには何も変えません（spec §2、D1） */
export function JumpButtons({ current, onJump, disabledKeys = [] }: JumpButtonsProps) {
  return (
    <div role="group" aria-label={slotPicker.jumpsLabel} className={classes.jumps}>
      {JUMPS.map(({ key }) => (
        <button
          key={key}
          type="button"
          className={`plain-button ${classes.jump}`}
          aria-pressed={key === current}
          disabled={disabledKeys.includes(key)}
          onClick={() => onJump(key)}
        >
          <span className={classes.title}>{slotPicker.jumps[key].title}</span>{' '}
          <span className={classes.hours}>{slotPicker.jumps[key].hours}</span>
        </button>
      ))}
    </div>
  );
}
