import { Switch } from '@mantine/core';
import { settings } from '../../../copy/app';
import { SettingSwitch } from '../SettingSwitch/SettingSwitch';
import '../../../theme/laterStyles';

interface EasyModeSwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** 問診票の先頭に置くとき true。説明の文を省き、スイッチだけを1行で表示します */
  quiet?: boolean;
}

/** かんたん表示の切り替え */
export function EasyModeSwitch({ checked, onChange, quiet = false }: EasyModeSwitchProps) {
  if (quiet)
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
