import { settings } from '../../../copy/app';
import { SettingSwitch } from '../SettingSwitch/SettingSwitch';

interface EasyModeSwitchProps {
  /** 文字を大きくしているとき true */
  checked: boolean;
  /** 切り替えたとき */
  onChange: (checked: boolean) => void;
}

/** かんたん表示の切り替え（§large-text-mode） */
export function EasyModeSwitch({ checked, onChange }: EasyModeSwitchProps) {
  return <SettingSwitch label={settings.easyMode} text={settings.easyModeText} checked={checked} onChange={onChange} />;
}
