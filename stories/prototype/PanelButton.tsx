import { Button, Text } from '@mantine/core';
import { useId, useState } from 'react';

interface PanelButtonProps {
  children: string;
  onClick: () => unknown;
  /** The accessible name, if the visible text does not explain the button. */
  label?: string;
  /** Says why the button is disabled; null enables the button. */
  reason?: string | null;
  main?: boolean;
}

export function PanelButton({ children, onClick, label, reason = null, main = false }: PanelButtonProps) {
  const [busy, setBusy] = useState(false);
  const reasonId = useId();
  const isEnabled = reason === null && !busy;
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
        data-disabled={!isEnabled || undefined}
        aria-disabled={!isEnabled || undefined}
        aria-busy={busy || undefined}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={() => void (isEnabled && press())}
      >
        {children}
      </Button>
      {reason !== null && (
        <Text id={reasonId} size="sm" c="dimmed">
          {reason}
        </Text>
      )}
    </>
  );
}
