import { Stack, VisuallyHidden } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { Title } from '../Unbroken/texts';

interface SectionProps {
  /** 見出し（この領域の名前になります） */
  title: string;
  /** 中のカードが画面のはじめの1文のとき true。見出しは、読み上げだけになります */
  silent?: boolean;
  /** 見出しの下に並べるもの */
  children: ReactNode;
}

/** 画面のひとまとまり。見出しが、読み上げでの領域の名前になります */
export function Section({ title, silent = false, children }: SectionProps) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} gap="sm">
      {silent ? (
        <VisuallyHidden component="h2" id={id}>
          {title}
        </VisuallyHidden>
      ) : (
        <Title id={id}>{title}</Title>
      )}
      {children}
    </Stack>
  );
}
