import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { readBlockFromUrl } from '../../src/domain/booking/blockInUrl';
import { PanelButton } from './PanelButton';
import { PanelPart } from './PanelPart';
import { FAILING_CALLS, TROUBLES, type FailingCall, type TroubleKind } from './prototypeTrouble';
import type { Review } from './useReview';
import { words } from './prototypeWords';

const kindOptions = TROUBLES.map((value) => ({ value, label: words.trouble.kinds[value] }));
const targetOptions = FAILING_CALLS.map((value) => ({ value, label: words.trouble.targets[value] }));

/** Null means that no block is chosen (§choice-in-url). */
function readChosenShifts(address: string): readonly number[] | null {
  return readBlockFromUrl(new URL(address, 'https://app.invalid').searchParams)?.shiftIds ?? null;
}

export function TroublePart({ review }: { review: Review }) {
  const { address, plan, planTrouble, takeShifts } = review;
  const [kind, setKind] = useState<TroubleKind>('offline');
  const [target, setTarget] = useState<FailingCall>('write');
  const shifts = readChosenShifts(address);
  return (
    <PanelPart heading={words.trouble.heading}>
      <NativeSelect
        label={words.trouble.kind}
        value={kind}
        data={kindOptions}
        onChange={({ currentTarget }) => setKind(currentTarget.value as TroubleKind)}
      />
      <NativeSelect
        label={words.trouble.target}
        value={target}
        data={targetOptions}
        onChange={({ currentTarget }) => setTarget(currentTarget.value as FailingCall)}
      />
      {plan === null ? (
        <PanelButton onClick={() => planTrouble({ kind, target })}>{words.trouble.plan}</PanelButton>
      ) : (
        <PanelButton onClick={() => planTrouble(null)}>{words.trouble.cancel}</PanelButton>
      )}
      <PanelButton reason={shifts === null ? words.trouble.takeWhen : null} onClick={() => takeShifts(shifts ?? [])}>
        {words.trouble.take}
      </PanelButton>
    </PanelPart>
  );
}
