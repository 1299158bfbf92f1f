import {
  polymorphic,
  Text as MantineText,
  Title as MantineTitle,
  type TextProps,
  type TitleProps,
} from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { JaText } from './JaText';

interface TextChildren {
  /** 文字列なら、言葉の途中で折り返しません */
  children?: ReactNode;
}

interface Focusable {
  ref?: Ref<HTMLHeadingElement>;
}

export const toJaText = (children: ReactNode) =>
  typeof children === 'string' ? <JaText>{children}</JaText> : children;

export const Text = polymorphic<'p', TextProps & TextChildren>(({ children, ...props }: TextProps & TextChildren) => (
  <MantineText {...props}>{toJaText(children)}</MantineText>
));

export const Note = (props: TextProps & TextChildren) => <Text size="sm" c="dimmed" {...props} />;

export const Title = ({ children, ...props }: TitleProps & Focusable) => (
  <MantineTitle {...props}>{toJaText(children)}</MantineTitle>
);
