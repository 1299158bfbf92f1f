import { useMemo, useState } from 'react';
import { useCan, usePatient } from '../api/ClinicProvider';
import { useLocation, useOutletContext, useParams, useSearchParams } from 'react-router-dom';
import type { Block } from '../domain/booking/block';
import { blockToQuery, changeFromQuery, readChosenBlock } from '../domain/booking/blockInUrl';
import type { SubjectId } from '../domain/clinic/subjects';
import { paths } from '../paths';
import { movedAddress } from './movedBlock';

/** The block that the patient has chosen, as every screen after the slot picker receives it. */
export interface ChosenBlock {
  /** The same object until another block is chosen. */
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

/** The same object for as long as it is the same block, so that the watch on it does not start over. */
function useSameBlock(read: Block | null): Block | null {
  const [block, setBlock] = useState(read);
  const written = (one: Block | null) => one && String(blockToQuery(one));
  if (written(block) === written(read)) return block;
  setBlock(read);
  return read;
}

/**
 * Reads the block from the URL and checks it, for the layout of all these screens; `chosen` is null when it is
 * broken.
 * @param version of the consents
 */
export function useChosenBlockInUrl(version: string) {
  const patient = usePatient();
  const canChange = useCan('change_time');
  const { id } = useParams();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const screen = pathname.split('/')[2];
  const read = readChosenBlock(query, id, screen === 'confirm');
  const block = useSameBlock(read.block);
  const { subjectId } = read;
  const change = canChange ? changeFromQuery(query) : null;
  const slots = paths.backToSlots(subjectId, change);
  const chosen = useMemo<ChosenBlock | null>(
    () => block && subjectId && { block, subjectId, change, slots, version },
    [block, subjectId, change, slots, version],
  );
  return {
    /** Key of the screen: another subject or another screen starts afresh, another block does not. */
    key: `${screen} ${subjectId}`,
    /** True on every screen after the confirm screen. */
    isForm: screen !== 'confirm',
    /** The first shift of the block that the URL names. */
    blockId: query.get('id'),
    /** The same screen with the block that the patient chose in place of this one; null where this one stands. */
    movedTo: block && movedAddress(patient, pathname, query, block),
    slots,
    chosen,
  };
}
