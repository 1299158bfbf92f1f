import { useHasExtra } from '../api/ClinicProvider';
import { useLocation, useOutletContext, useParams, useSearchParams } from 'react-router-dom';
import type { Block } from '../domain/booking/block';
import { changedReservationIdFromQuery, readChosenBlock } from '../domain/booking/blockInUrl';
import type { SubjectId } from '../domain/clinic/subjects';
import { paths } from '../paths';

export interface ChosenBlock {
  block: Block;
  subjectId: SubjectId;
  /** The id of the reservation whose time is being changed; null in an ordinary booking. */
  change: number | null;
  slotsPath: string;
  /** The version of the consents. */
  version: string;
}

export const useChosenBlock = (): ChosenBlock => useOutletContext<ChosenBlock>();

/** `chosen` is null if the URL contains no valid block. */
export function useChosenBlockInUrl(version: string) {
  const canChange = useHasExtra('change_time');
  const { id } = useParams();
  const [query] = useSearchParams();
  const screen = useLocation().pathname.split('/')[2];
  const { block, subjectId } = readChosenBlock(query, id, screen === 'confirm');
  const change = canChange ? changedReservationIdFromQuery(query) : null;
  const slotsPath = paths.slotsOrSubjects(subjectId, change);
  const chosen: ChosenBlock | null = block && { block, subjectId, change, slotsPath, version };
  return {
    /** The React key omits the block, so that the screen keeps its state when the block changes. */
    key: `${screen} ${subjectId}`,
    isForm: screen !== 'confirm',
    slotsPath,
    chosen,
  };
}
