import { EmptyState, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../Illustration/Illustration';
import { JaText } from '../../layout/JaText/JaText';

export interface OutcomeScreenProps {
  picture: IllustrationName;
  title: string;
  text?: string;
  children?: ReactNode;
  /** 指定すると、スクリーンリーダーが画面の文をすぐに読み上げます。失敗の画面は `alert`、それ以外の画面は `status` */
  live?: 'alert' | 'status';
}

/** 失敗や完了などの結果を、絵と文で伝える画面。次の操作のボタンは `children` に渡します */
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
