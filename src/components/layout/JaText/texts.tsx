import {
  polymorphic,
  Text as MantineText,
  Title as MantineTitle,
  type TextProps,
  type TitleProps,
} from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { JaText } from './JaText';

interface Words {
  /** 文字列のときは、言葉の途中で折り返しません */
  children?: ReactNode;
}

interface Focusable {
  ref?: Ref<HTMLHeadingElement>;
}

/** Puts a string into `JaText`, so that no line breaks inside a word. */
export const jaText = (children: ReactNode) => (typeof children === 'string' ? <JaText>{children}</JaText> : children);

export const Text = polymorphic<'p', TextProps & Words>(({ children, ...props }: TextProps & Words) => (
  <MantineText {...props}>{jaText(children)}</MantineText>
));

/** 補足の小さな文 */
export const Note = (props: TextProps & Words) => <Text size="sm" c="dimmed" {...props} />;

export const Title = ({ children, ...props }: TitleProps & Focusable) => (
  <MantineTitle {...props}>{jaText(children)}</MantineTitle>
);
