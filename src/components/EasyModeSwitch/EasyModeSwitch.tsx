import { Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
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
      <Switch
        size="lg"
        labelPosition="left"
        label={other.easyMode}
        aria-describedby={id}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        classNames={{ root: classes.root, body: classes.body, label: classes.label, track: classes.track }}
      />
      {/* Beside the label and not in it, where Mantine's own would become part of the name. */}
      <p id={id} className={classes.description}>
        {other.easyModeText}
      </p>
    </div>
  );
}
