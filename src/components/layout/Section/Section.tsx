import { Stack, VisuallyHidden } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { Title } from '../JaText/texts';

interface SectionProps {
  title: string;
  /** 見出しを読み上げだけに使うとき true */
  titleHidden?: boolean;
  children: ReactNode;
}

/** 読み上げでは、見出しがこの領域の名前になります */
export function Section({ title, titleHidden = false, children }: SectionProps) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} gap="sm">
      {titleHidden ? (
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
