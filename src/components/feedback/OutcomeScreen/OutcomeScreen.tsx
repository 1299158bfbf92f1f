import { EmptyState, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../Illustration/Illustration';
import { JaText } from '../../layout/JaText/JaText';

export interface OutcomeScreenProps {
  picture: IllustrationName;
  title: string;
  text?: string;
  children?: ReactNode;
  /** 表示と同時に読み上げるときに指定します（失敗は `alert`、ほかは `status`） */
  live?: 'alert' | 'status';
}

/** 失敗や完了などの結果を、絵と文で伝える画面 */
export function OutcomeScreen({ picture, title, text, children, live }: OutcomeScreenProps) {
  return (
    <EmptyState icon={<Illustration name={picture} />}>
      <div role={live}>
        <EmptyState.Title fw={700} lh={1.6}>
          <JaText>{title}</JaText>
        </EmptyState.Title>
        {text && (
          <EmptyState.Description mx="auto" mt="xxs" lh={1.7}>
            <JaText>{text}</JaText>
          </EmptyState.Description>
        )}
      </div>
      {children && (
        <Stack gap="xs" w="100%" maw="24rem" mt="sm">
          {children}
        </Stack>
      )}
    </EmptyState>
  );
}
