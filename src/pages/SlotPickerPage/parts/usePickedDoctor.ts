import { useMemo } from 'react';
import { useDoctors } from '../../../api/doctors';
import { common } from '../../../copy/common';
import { slotPicker } from '../../../copy/booking';

const NO_DOCTORS: never[] = [];

/** The subject's doctors, and the one that was asked for: any, when that one does not treat the subject (§doctor-any). */
export function usePickedDoctor(subjectId: number, asked: number | 'any') {
  const doctors = useDoctors(subjectId);
  const list = doctors.status === 'ready' ? doctors.data.rows : NO_DOCTORS;
  const found = list.find((one) => one.id === asked);
  const gone = asked !== 'any' && doctors.status === 'ready' && !found;
  const doctor = gone ? 'any' : asked;
  /** The last names by id where they tell the slots apart; null with one doctor. */
  const names = useMemo(
    () => (doctor === 'any' && list.length > 0 ? Object.fromEntries(list.map((one) => [one.id, one.lastname])) : null),
    [doctor, list],
  );
  return {
    doctor,
    gone,
    names,
    /** Rows of the list that could not be read (§one-bad-row). */
    lost: doctors.status === 'ready' ? doctors.lost : 0,
    inWords: found ? common.doctor(found.lastname) : slotPicker.anyDoctor,
    /** A doctor in words; empty where unknown. */
    wordsOf: (id: number) => common.doctor(list.find((one) => one.id === id)?.lastname ?? ''),
    select: {
      doctors: list,
      value: doctor,
      ...(doctors.status === 'failed' && { onRetry: doctors.retry }),
    },
  };
}
