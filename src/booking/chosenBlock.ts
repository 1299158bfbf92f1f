import { useMemo, useState } from 'react';
import { useCan } from '../api/ClinicProvider';
import { useLocation, useOutletContext, useParams, useSearchParams } from 'react-router-dom';
import { clinicNow, useNow } from '../device/clinicClock';
import type { Block } from '../domain/block';
import { blockToQuery, changeFromQuery, readChosenBlock, type BlockProblem } from '../domain/blockInUrl';
import type { SubjectId } from '../domain/subjects';
import { paths } from '../paths';

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

/** When the block is checked: on the confirm screen all the time, on a form only as it is opened. */
function useCheckedAt(screen: string | undefined) {
  const now = useNow();
  const [opened, setOpened] = useState({ screen, at: now });
  if (opened.screen !== screen) setOpened({ screen, at: clinicNow() });
  // If the start comes too close while the patient answers, the clinic refuses the booking and the answers are kept.
  return screen === 'confirm' ? now : opened.at;
}

/**
 * Reads the block from the URL and checks it, for the layout of all these screens; `problem` = why it can't be booked.
 * @param version of the consents
 */
export function useChosenBlockInUrl(version: string) {
  const canChange = useCan('change_time');
  const { id } = useParams();
  const [query] = useSearchParams();
  const screen = useLocation().pathname.split('/')[2];
  const read = readChosenBlock(query, id, useCheckedAt(screen), screen === 'confirm');
  const problem: BlockProblem | null = 'problem' in read ? read.problem : null;
  const block = useSameBlock('block' in read ? read.block : null);
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
    problem,
    slots,
    chosen,
  };
}
