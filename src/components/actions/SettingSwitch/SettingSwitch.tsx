import { Paper, Switch } from '@mantine/core';
import { useId } from 'react';
import { settings } from '../../../copy/app';
import { Text } from '../../layout/JaText/texts';
import { JaText } from '../../layout/JaText/JaText';
import '../../../theme/laterStyles';

interface SettingSwitchProps {
  label: string;
  text: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** 設定を保存している間は true */
  busy?: boolean;
  /** 保存の状態を伝える文 */
  status?: string;
}

/** 設定のスイッチと説明 */
export function SettingSwitch({ label, text, checked, onChange, busy, status }: SettingSwitchProps) {
  const id = useId();
  return (
    <Paper withBorder p="sm">
      <Switch
        label={<JaText>{label}</JaText>}
        {...settings.onOff}
        aria-describedby={id}
        aria-busy={busy}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {/* Replaces Mantine's `description`. Screen readers read `description` as part of the switch's name. */}
      <Text id={id} fz="sm" lh={1.6} c="dimmed">
        {text}
      </Text>
      {status !== undefined && (
        <Text role="status" mt="xs" fz="sm" lh={1.6} fw={700}>
          {status}
        </Text>
      )}
    </Paper>
  );
}
