import { reservation } from '../../copy/reservation';
import type { ReservationState } from '../../domain/reservation';
import classes from './StatusBadge.module.css';

interface StatusBadgeProps {
  /** 予約の状態 */
  state: ReservationState;
}

/** 予約の状態を表すしるし。色だけでなく必ず言葉で示します */
export function StatusBadge({ state }: StatusBadgeProps) {
  return (
    <span className={classes.badge} data-state={state}>
      {reservation.states[state]}
    </span>
  );
}
