import { Stack, Title } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAddAddress } from '../api/addresses';
import type { Address } from '../api/contract/addresses';
import { lookUpZip } from '../api/zipLookup';
import { Skeletons } from '../components/feedback/Skeletons/Skeletons';
import { AddressForm } from '../components/forms/AddressForm/AddressForm';
import { DraftState } from '../components/forms/DraftState/DraftState';
import { addresses as copy, register, registerProblem } from '../copy/person';
import {
  ADDRESS_LINES,
  EMPTY_ADDRESS,
  addressProblems,
  normalizeAddress,
  type AddressEntry,
  type AddressProblem,
} from '../domain/fields/address';
import { useClinicForm } from './useClinicForm';

export const useAddressForm = () =>
  useClinicForm<AddressEntry, AddressProblem>({
    initial: EMPTY_ADDRESS,
    draft: { subjectId: 0, form: 'address' },
    idOf: (line) => `new-address-${line}`,
    problems: addressProblems,
    normalize: normalizeAddress,
    words: { missing: register.missing, wrong: register.wrong, problem: registerProblem },
  });

interface NewAddressProps {
  listed: readonly Address[];
  /** Not called if the patient has left the form. */
  onAdded: (list: Address[]) => void;
  onLeave: () => void;
}

export function NewAddress({ listed, onAdded, onLeave }: NewAddressProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  // When the form closes, the page title gets the focus, because the button that opened the form no longer exists.
  useEffect(() => () => document.getElementById('page-title')?.focus(), []);
  const { state, busy, run, reset, readAgain } = useAddAddress(listed, onAdded);
  const { draft, resetCount, part, startOver } = useAddressForm();
  const toList = () => {
    readAgain();
    onLeave();
  };
  return (
    <Stack>
      <Title ref={heading} tabIndex={-1}>
        {copy.add}
      </Title>
      {draft.ready ? (
        <>
          <DraftState
            {...draft}
            busy={busy}
            onStartOver={() => {
              reset();
              startOver();
            }}
          />
          <AddressForm
            key={resetCount}
            form={part(ADDRESS_LINES, ({ zip, address, apartment }, clear) =>
              run({ lines: { zip, address, apartment }, clear }),
            )}
            lookUp={lookUpZip}
            busy={busy}
            result={{ action: state, failed: copy.addFailed, checkAction: { label: copy.seeList, onClick: toList } }}
            onCancel={() => {
              startOver();
              onLeave();
            }}
          />
        </>
      ) : (
        <Skeletons shape="form" />
      )}
    </Stack>
  );
}
