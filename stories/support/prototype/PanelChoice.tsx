import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import classes from './Panel.module.css';

interface PanelChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A choice of the panel. */
export function PanelChoice<Value extends string>({ label, value, options, onChange }: PanelChoiceProps<Value>) {
  return (
    <NativeSelect
      label={label}
      value={value}
      data={[...options]}
      classNames={{ input: classes.input, label: classes.label }}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
    />
  );
}
