import { Button, Text } from '@mantine/core';
import { useId, useState } from 'react';

interface PanelButtonProps {
  children: string;
  onClick: () => unknown;
  /** The accessible name, if the visible text is not enough. */
  label?: string;
  /** The reason why the button is disabled. Null if it is enabled. */
  blocked?: string | null;
  main?: boolean;
}

/** A button of the panel. It is disabled until its last action has ended. */
export function PanelButton({ children, onClick, label, blocked = null, main = false }: PanelButtonProps) {
  const [busy, setBusy] = useState(false);
  const reason = useId();
  const isFree = blocked === null && !busy;
  async function press(): Promise<void> {
    setBusy(true);
    try {
      await onClick();
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button
        flex="1 1 auto"
        variant={main ? 'filled' : 'outline'}
        aria-label={label}
        data-disabled={!isFree || undefined}
        aria-disabled={!isFree || undefined}
        aria-busy={busy || undefined}
        aria-describedby={blocked === null ? undefined : reason}
        onClick={() => void (isFree && press())}
      >
        {children}
      </Button>
      {blocked !== null && (
        <Text id={reason} size="sm" c="dimmed">
          {blocked}
        </Text>
      )}
    </>
  );
}
