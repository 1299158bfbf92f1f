import { Box, Group, NativeSelect } from '@mantine/core';
import { PATIENT_SEEDS } from '../../server/preview/guest';
import classes from './PhoneWithPanel.module.css';
import { PanelButton } from './PanelButton';
import { PanelPart } from './PanelPart';
import { NEWCOMER } from './prototypeSession';
import type { Review } from './useReview';
import { words } from './prototypeWords';

const PATIENT_CHOICES = [
  { value: NEWCOMER, label: words.patient.newcomer },
  ...PATIENT_SEEDS.map(({ name, displayName }) => ({ value: name, label: words.patient.returning(displayName) })),
];
const WIDTHS = Object.entries(words.patient.widths).map(([value, label]) => ({ value, label }));

export function PatientPart({ review }: { review: Review }) {
  const { patient, address, phone, switchPatient, showMessage, width, setWidth } = review;
  const labelOf = (value: string) => PATIENT_CHOICES.find((choice) => choice.value === value)?.label ?? value;
  const restart = () => {
    phone.current?.restart(address);
    showMessage(words.patient.restarted);
  };
  return (
    <PanelPart heading={words.patient.heading}>
      <NativeSelect
        label={words.patient.label}
        value={patient}
        data={PATIENT_CHOICES}
        onChange={({ currentTarget: { value } }) => void switchPatient(value, labelOf(value))}
      />
      <Box className={classes.width}>
        <NativeSelect
          label={words.patient.width}
          value={width}
          data={WIDTHS}
          onChange={({ currentTarget }) => setWidth(currentTarget.value)}
        />
      </Box>
      <Group gap="xs">
        <PanelButton onClick={() => phone.current?.back()}>{words.patient.back}</PanelButton>
        <PanelButton onClick={restart}>{words.patient.restart}</PanelButton>
      </Group>
    </PanelPart>
  );
}
