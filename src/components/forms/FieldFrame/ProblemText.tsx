import { Input } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { Unbroken } from '../../layout/Unbroken/Unbroken';

interface ProblemWordsProps {
  /** 直し方を伝える文 */
  children: string;
}

/** 入力の直し方の文とアイコン */
export function ProblemWords({ children }: ProblemWordsProps) {
  return (
    <>
      <IconAlertCircle aria-hidden size="1.25em" />
      <Unbroken>{children}</Unbroken>
    </>
  );
}

interface ProblemTextProps extends ProblemWordsProps {
  /** 表示と同時に読み上げるとき `alert` */
  role?: 'alert';
}

/** 入力の直し方（赤い文字とアイコン） */
export function ProblemText({ role, children }: ProblemTextProps) {
  return (
    <Input.Error role={role}>
      <ProblemWords>{children}</ProblemWords>
    </Input.Error>
  );
}
