import { IconChevronDown, IconRefresh } from '@tabler/icons-react';
import { useId } from 'react';
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
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {slotPicker.doctor}
      </label>
      <div className={classes.field}>
        <select
          id={id}
          className={classes.input}
          value={String(value)}
          onChange={({ currentTarget: { value: chosen } }) => onChange(chosen === 'any' ? 'any' : Number(chosen))}
        >
          <option value="any">{slotPicker.anyDoctor}</option>
          {doctors.map((doctor) => (
            <option key={doctor.id} value={doctor.id}>
              {common.doctor(doctor.lastname)}
            </option>
          ))}
        </select>
        <IconChevronDown aria-hidden className={classes.chevron} />
      </div>
      {failed && (
        <div className={classes.failed}>
          <p role="status" className={classes.reason}>
            {slotPicker.doctorsFailed}
          </p>
          <button type="button" className={`plain-button ${classes.retry}`} onClick={onRetry}>
            <IconRefresh aria-hidden className={classes.icon} />
            {common.reload}
          </button>
        </div>
      )}
    </div>
  );
}
