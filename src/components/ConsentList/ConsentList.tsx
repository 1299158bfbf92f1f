import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { IconFileText } from '@tabler/icons-react';
import classes from './ConsentList.module.css';

interface ConsentListProps {
  /** 同意していただく文（チェック欄の名前になります） */
  items: readonly string[];
  /** それぞれにチェックが入っているか */
  checked: readonly boolean[];
  /** チェックが変わったとき（何番目か、入ったかどうか） */
  onChange: (index: number, checked: boolean) => void;
  /** 最後の文の下に置く、利用規約を開くボタン */
  readTerms: { label: string; onOpen: () => void };
}

/**
 * 予約の前に同意していただく4つの文（spec §2、§5）。1行のどこを押してもチェックが入り、利用規約は文の外のボタンで開きます。idは `consent-1`
 * からの番号で、画面は最初のチェックのない文へ案内できます（D10）
 */
export function ConsentList({ items, checked, onChange, readTerms }: ConsentListProps) {
  return (
    <div className={classes.card}>
      {items.map((item, index) => (
        <Checkbox
          key={item}
          id={`consent-${index + 1}`}
          label={item}
          checked={checked[index] ?? false}
          onChange={(event) => onChange(index, event.currentTarget.checked)}
          size="min(1.625rem, 40px)"
          classNames={classes}
        />
      ))}
      <Button
        variant="subtle"
        className={classes.terms}
        leftSection={<IconFileText aria-hidden className={classes.termsIcon} />}
        onClick={readTerms.onOpen}
      >
        {readTerms.label}
      </Button>
    </div>
  );
}
