import { Button, Checkbox, Paper } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { confirm } from '../../../copy/confirm';
import { JaText } from '../../layout/JaText/JaText';
import '../../../theme/laterStyles';

interface ConsentListProps {
  items: readonly string[];
  checked: readonly boolean[];
  onChange: (index: number, checked: boolean) => void;
  /** 赤い線で囲む、まだ同意していない文の番号（0から） */
  markedIndex?: number | null;
  termsButton: { label: string; onOpen: () => void };
}

const MISSING_PROPS = {
  error: <JaText>{confirm.tickThis}</JaText>,
  'aria-invalid': true,
  wrapperProps: { 'data-missing': true },
} as const;

/** 予約の前に同意していただく文の一覧（§consent-all-four） */
export function ConsentList({ items, checked, onChange, markedIndex = null, termsButton }: ConsentListProps) {
  return (
    <Paper style={{ border: '1px solid var(--color-hairline)' }}>
      {items.map((item, index) => (
        <Checkbox
          key={item}
          id={`consent-${index + 1}`}
          label={<JaText>{item}</JaText>}
          checked={checked[index] ?? false}
          onChange={(event) => onChange(index, event.currentTarget.checked)}
          variant="listed"
          {...(index === markedIndex && !checked[index] && MISSING_PROPS)}
        />
      ))}
      <Button
        variant="subtle"
        fz="sm"
        ml="calc(min(1rem, 5vw) + 1.75rem)"
        mt="-0.5rem"
        mb="xs"
        leftSection={<IconFileText aria-hidden size="1.25rem" />}
        onClick={termsButton.onOpen}
      >
        {termsButton.label}
      </Button>
    </Paper>
  );
}
