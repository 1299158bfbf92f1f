import { Switch } from '@mantine/core';
import { settings } from '../../../copy/app';
import { SettingSwitch } from '../SettingSwitch/SettingSwitch';
import '../../../theme/laterStyles';

interface EasyModeSwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** 説明の文を省くとき true（問診票の先頭で使います） */
  compact?: boolean;
}

/** 「文字を大きく」（かんたん表示）のスイッチ */
export function EasyModeSwitch({ checked, onChange, compact = false }: EasyModeSwitchProps) {
  if (compact)
    return (
      <Switch
        {...settings.onOff}
        label={settings.easyMode}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  return <SettingSwitch label={settings.easyMode} text={settings.easyModeText} checked={checked} onChange={onChange} />;
}
