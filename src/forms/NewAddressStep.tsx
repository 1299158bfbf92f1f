import { Stack, Title } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { addresses as copy } from '../copy/person';

interface NewAddressStepProps {
  /** 住所のフォーム。途中の入力を読み込んでいる間は読み込み中の表示 */
  children: ReactNode;
}

/** 新しい住所を追加するステップ（画面全体を使い、終わるともとの画面に戻ります） */
export function NewAddressStep({ children }: NewAddressStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  // On unmount focus goes to the page title, because the button that opened this step is a new element.
  useEffect(() => () => document.getElementById('page-title')?.focus(), []);
  return (
    <Stack>
      <Title ref={heading} tabIndex={-1}>
        {copy.add}
      </Title>
      {children}
    </Stack>
  );
}
