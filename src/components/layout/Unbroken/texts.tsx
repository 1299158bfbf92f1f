import {
  DataList,
  List,
  polymorphic,
  Text as MantineText,
  Title as MantineTitle,
  type DataListItemValueProps,
  type ListItemProps,
  type TextProps,
  type TitleProps,
} from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { Unbroken } from './Unbroken';

interface Words {
  /** 文だけなら、言葉の途中では折り返しません */
  children?: ReactNode;
}

interface Focusable {
  ref?: Ref<HTMLHeadingElement>;
}

const whole = (children: ReactNode) => (typeof children === 'string' ? <Unbroken>{children}</Unbroken> : children);

export const Text = polymorphic<'p', TextProps & Words>(({ children, ...props }: TextProps & Words) => (
  <MantineText {...props}>{whole(children)}</MantineText>
));

/** 補足の小さな文 */
export const Note = (props: TextProps & Words) => <Text size="sm" c="dimmed" {...props} />;

export const Title = ({ children, ...props }: TitleProps & Focusable) => (
  <MantineTitle {...props}>{whole(children)}</MantineTitle>
);

export const ListItem = ({ children, ...props }: ListItemProps) => <List.Item {...props}>{whole(children)}</List.Item>;

export const ItemValue = ({ children, ...props }: DataListItemValueProps) => (
  <DataList.ItemValue {...props}>{whole(children)}</DataList.ItemValue>
);
