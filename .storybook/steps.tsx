import { useState } from 'react';
import { EVENTS, type Call } from 'storybook/internal/instrumenter';
import { useChannel, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';

const MARKS: Record<string, string> = { done: '✓', error: '×' };

const List = styled.ol({ margin: 0, padding: '16px 16px 16px 40px', fontSize: 16, lineHeight: 1.7 });
const Nothing = styled.p({ margin: 16, fontSize: 16 });

/** The names of a flow's steps while it plays. Storybook's own panel has them too, between the code of each. */
export function Steps() {
  const { storyId } = useStorybookState();
  const [calls, setCalls] = useState<Record<string, Call>>({});
  useChannel({
    [EVENTS.CALL]: (call: Call) => {
      if (call.method === 'step') setCalls((known) => ({ ...known, [call.id]: call }));
    },
  });
  const steps = Object.values(calls).filter((call) => call.storyId === storyId);
  if (steps.length === 0) return <Nothing>ここには、手順がありません。</Nothing>;
  return (
    <List>
      {steps.map(({ id, args: [name], status = '' }) => (
        <li key={id}>{`${name} ${MARKS[status] ?? '…'}`}</li>
      ))}
    </List>
  );
}
