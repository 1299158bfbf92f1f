// This file has no JSX, because Storybook builds the manager without React's JSX runtime.
import { createElement, useState } from 'react';
import type { Call } from 'storybook/internal/instrumenter';
import { useChannel, useStorybookState } from 'storybook/manager-api';

const MARKS: Record<string, string> = { done: '✓', error: '×' };

/** Lists only the steps of the play function, because Storybook's own panel lists every call. */
export function Steps() {
  const { storyId } = useStorybookState();
  const [calls, setCalls] = useState<Record<string, Call>>({});
  useChannel({
    'storybook/instrumenter/call': (call: Call) => {
      if (call.method === 'step') setCalls((before) => ({ ...before, [call.id]: call }));
    },
  });
  const steps = Object.values(calls).filter((call) => call.storyId === storyId);
  if (steps.length === 0) return createElement('p', { style: { margin: 16 } }, 'この画面には、手順がありません。');
  return createElement(
    'ol',
    { style: { margin: 0, padding: '16px 16px 16px 40px', fontSize: 16, lineHeight: 1.7 } },
    steps.map(({ id, args: [name], status = '' }) =>
      createElement('li', { key: id }, `${name} ${MARKS[status] ?? '…'}`),
    ),
  );
}
