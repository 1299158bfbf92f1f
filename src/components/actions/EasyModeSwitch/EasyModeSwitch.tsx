import { Paper, Switch, Text } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useId } from 'react';
import { settings } from '../../../copy/settingsCopy';
import { Unbroken } from '../../layout/Unbroken/Unbroken';

interface EasyModeSwitchProps {
  /** 文字を大きくしているとき true */
  checked: boolean;
  /** 切り替えたとき */
  onChange: (checked: boolean) => void;
}

/** かんたん表示の切り替え（§large-text-mode） */
export function EasyModeSwitch({ checked, onChange }: EasyModeSwitchProps) {
  const id = useId();
  return (
    <Paper withBorder p="sm">
      <Switch
        label={settings.easyMode}
        aria-describedby={id}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {/* Outside the switch: Mantine puts `description` into the label, so it would become part of the name. */}
      <Text id={id} fz="sm" lh={1.6} c="dimmed">
        <Unbroken>{settings.easyModeText}</Unbroken>
      </Text>
    </Paper>
  );
}
