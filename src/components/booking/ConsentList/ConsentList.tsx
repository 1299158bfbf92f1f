import { Button, Checkbox, Paper } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { confirm } from '../../../copy/confirm';
import { Unbroken } from '../../layout/Unbroken/Unbroken';

interface ConsentListProps {
  /** 同意していただく文（チェック欄の名前になります） */
  items: readonly string[];
  /** それぞれにチェックが入っているか */
  checked: readonly boolean[];
  /** チェックが変わったとき（何番目か、入ったかどうか） */
  onChange: (index: number, checked: boolean) => void;
  /** 押せないボタンが押されて案内した文の番号（0から）。赤い枠と「チェックしてください」を出します。案内していなければnull */
  led?: number | null;
  /** 最後の文の下に置く、利用規約を開くボタン */
  readTerms: { label: string; onOpen: () => void };
}

const LED = {
  error: <Unbroken>{confirm.tickThis}</Unbroken>,
  'aria-invalid': true,
  wrapperProps: { 'data-missing': true },
} as const;

/**
 * 予約の前に同意していただく4つの文（§consent-all-four）。1行のどこを押してもチェックが入り、
 * 利用規約は文の外のボタンで開きます。idは `consent-1`からの番号で、画面は最初のチェックのない文へ案内できます
 * （§blocked-says-why）
 */
export function ConsentList({ items, checked, onChange, led = null, readTerms }: ConsentListProps) {
  return (
    <Paper style={{ border: '1px solid var(--color-hairline)' }}>
      {items.map((item, index) => (
        <Checkbox
          key={item}
          id={`consent-${index + 1}`}
          label={<Unbroken>{item}</Unbroken>}
          checked={checked[index] ?? false}
          onChange={(event) => onChange(index, event.currentTarget.checked)}
          variant="listed"
          {...(index === led && !checked[index] && LED)}
        />
      ))}
      <Button
        variant="subtle"
        fz="sm"
        ml="calc(min(1rem, 5vw) + 1.75rem)"
        mt="-0.5rem"
        mb="xs"
        leftSection={<IconFileText aria-hidden size="1.25rem" />}
        onClick={readTerms.onOpen}
      >
        {readTerms.label}
      </Button>
    </Paper>
  );
}
