import { Stack, VisuallyHidden } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { Title } from '../JaText/texts';

interface SectionProps {
  title: string;
  /** 見出しを、読み上げだけにするとき true */
  silent?: boolean;
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
