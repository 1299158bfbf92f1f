import { Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { IconChevronDown, IconRefresh } from '@tabler/icons-react';
import { common } from '../../copy/common';
import { slotPicker } from '../../copy/slotPicker';
import classes from './DoctorSelect.module.css';

interface DoctorSelectProps {
  /** 選べる医師 */
  doctors: readonly { id: number; lastname: string }[];
  /** 選ばれている医師の番号。`any` は「指定なし」 */
  value: number | 'any';
  /** 医師が選ばれたとき */
  onChange: (value: number | 'any') => void;
  /** 医師の一覧を読み込めなかったとき */
  failed?: boolean;
  /** 「もう一度読み込む」を押したとき */
  onRetry?: () => void;
}

/** Which doctor, or any. Without the list the picker stays usable with `指定なし` (spec §2, D20). */
export function DoctorSelect({ doctors, value, onChange, failed = false, onRetry }: DoctorSelectProps) {
  return (
    <div>
      <NativeSelect
        label={slotPicker.doctor}
        value={String(value)}
        onChange={({ currentTarget }) => onChange(currentTarget.value === 'any' ? 'any' : Number(currentTarget.value))}
        rightSection={<IconChevronDown aria-hidden className={classes.chevron} />}
        classNames={{ label: classes.label, input: classes.input }}
        data={[
          { value: 'any', label: slotPicker.anyDoctor },
          ...doctors.map(({ id, lastname }) => ({ value: String(id), label: common.doctor(lastname) })),
        ]}
      />
      {failed && (
        <div className={classes.failed}>
          <p role="status" className={classes.reason}>
            {slotPicker.doctorsFailed}
          </p>
          <Button
            variant="outline"
            classNames={{ root: classes.retry, label: classes.retryLabel }}
            leftSection={<IconRefresh aria-hidden className={classes.icon} />}
            onClick={onRetry}
          >
            {common.reload}
          </Button>
        </div>
      )}
    </div>
  );
}
