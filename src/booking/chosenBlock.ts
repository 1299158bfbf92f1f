import { useCan } from '../api/ClinicProvider';
import { useLocation, useOutletContext, useParams, useSearchParams } from 'react-router-dom';
import type { Block } from '../domain/booking/block';
import { changeFromQuery, readChosenBlock } from '../domain/booking/blockInUrl';
import type { SubjectId } from '../domain/clinic/subjects';
import { paths } from '../paths';

/** The block that the patient has chosen, as every screen after the slot picker receives it. */
export interface ChosenBlock {
  block: Block;
  subjectId: SubjectId;
  /** The reservation whose time is being changed; null in an ordinary booking. */
  change: number | null;
  /** Path of the slot picker the block came from. */
  slots: string;
  /** The version of the consents that are shown, and sent with the booking (§consent-stored). */
  version: string;
}

/** The chosen block, on the screens that it leads to. */
export const useChosenBlock = (): ChosenBlock => useOutletContext<ChosenBlock>();

/**
 * Reads the block from the URL and checks it, for the layout of all these screens; `chosen` is null when it is
 * broken.
 * @param version of the consents
 */
export function useChosenBlockInUrl(version: string) {
  const canChange = useCan('change_time');
  const { id } = useParams();
  const [query] = useSearchParams();
  const screen = useLocation().pathname.split('/')[2];
  const { block, subjectId } = readChosenBlock(query, id, screen === 'confirm');
  const change = canChange ? changeFromQuery(query) : null;
  const slots = paths.backToSlots(subjectId, change);
  const chosen: ChosenBlock | null = block && { block, subjectId, change, slots, version };
  return {
    /** Key of the screen: another subject or another screen starts afresh, another block does not. */
    key: `${screen} ${subjectId}`,
    /** True on every screen after the confirm screen. */
    isForm: screen !== 'confirm',
    slots,
    chosen,
  };
}
