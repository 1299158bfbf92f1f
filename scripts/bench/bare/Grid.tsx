import { UnstyledButton } from '@mantine/core';
import { memo } from 'react';
import { HOURS, type Day, type Doctor, type Slot } from './bareClinic';

interface GridProps {
  day: Day;
  doctors: readonly Doctor[];
  onChoose: (slot: Slot) => void;
}

/** One row per hour. Uses Mantine's plainest button, because a day has hundreds. */
export const Grid = memo(function Grid({ day, doctors, onChoose }: GridProps) {
  const names = new Map(doctors.map(({ id, lastname }) => [id, `${lastname}医師`]));
  return (
    <div className="card">
      {HOURS.map((hour, index) => (
        <div key={hour} id={`band-${hour}`} className="band" role="group" aria-label={`${hour}:00〜`}>
          <b className="hour">{`${hour}:00〜`}</b>
          <div className="slots">
            {day[index]?.map((slot) => (
              <UnstyledButton key={slot.id} className="slot" onClick={() => onChoose(slot)}>
                <b>{`${slot.from}〜${slot.to}`}</b> <small>{names.get(slot.doctor)}</small>
              </UnstyledButton>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
});
