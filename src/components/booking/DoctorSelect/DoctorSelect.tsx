import { Box, Button, Group, NativeSelect } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { common } from '../../../copy/common';
import { slotPicker } from '../../../copy/booking';
import { DoctorPicture } from '../../visit/DoctorPicture/DoctorPicture';
import { Text } from '../../layout/JaText/texts';

interface DoctorSelectProps {
  doctors: readonly { id: number; lastname: string; picture_url?: string | null }[];
  value: number | 'any';
  onChange: (value: number | 'any') => void;
  /** 医師の一覧を読み込めなかったときだけ、一覧を読み直す処理を渡します */
  onRetry?: () => void;
}

/** 医師を選ぶ欄（§doctor-any） */
export function DoctorSelect({ doctors, value, onChange, onRetry }: DoctorSelectProps) {
  const chosenId = value === 'any' ? null : value;
  const chosenDoctor = doctors.find(({ id }) => id === chosenId);
  return (
    <div>
      <NativeSelect
        size="sm"
        // Label and field are in one row, so that the first slot is visible without scrolling.
        display="flex"
        style={{ flexWrap: 'wrap', alignItems: 'center', gap: 'var(--mantine-spacing-xxs) var(--mantine-spacing-sm)' }}
        inputContainer={(select) => (
          <Box flex="1 1 10rem" miw={0}>
            {select}
          </Box>
        )}
        label={slotPicker.doctor}
        leftSection={<DoctorPicture id={chosenId} picture={chosenDoctor?.picture_url} size={40} />}
        leftSectionWidth="min(3.5rem, 64px)"
        data={[
          { value: 'any', label: slotPicker.anyDoctor },
          ...doctors.map(({ id, lastname }) => ({ value: String(id), label: common.doctor(lastname) })),
        ]}
        value={String(value)}
        onChange={({ currentTarget: { value: chosen } }) => onChange(chosen === 'any' ? 'any' : Number(chosen))}
      />
      {onRetry && (
        <Group gap="xs" mt="xs" px="sm" py="xs" bg="var(--color-warm-tint)" bdrs="var(--radius-control)">
          <Text role="status" size="sm" c="var(--color-warm)" flex="1 1 12rem">
            {slotPicker.doctorsFailed}
          </Text>
          <Button variant="outline" leftSection={<IconRefresh aria-hidden size="1.125rem" />} onClick={onRetry}>
            {common.reload}
          </Button>
        </Group>
      )}
    </div>
  );
}
