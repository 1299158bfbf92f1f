import { useId } from 'react';
import { other } from '../../copy/other';
import classes from './EasyModeSwitch.module.css';

interface EasyModeSwitchProps {
  /** 文字を大きくしているとき true */
  checked: boolean;
  /** 切り替えたとき */
  onChange: (checked: boolean) => void;
}

/** かんたん表示の切り替え（E15） */
export function EasyModeSwitch({ checked, onChange }: EasyModeSwitchProps) {
  const id = useId();
  return (
    <div className={classes.frame}>
      <div className={classes.body}>
        <label htmlFor={`${id}switch`} className={classes.label}>
          {other.easyMode}
        </label>
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          id={`${id}switch`}
          aria-describedby={id}
          className={classes.track}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </div>
      {/* Beside the label and not in it, where it would become part of the name. */}
      <p id={id} className={classes.description}>
        {other.easyModeText}
      </p>
    </div>
  );
}
