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
  /** 文。文だけなら、区切りで折り返します */
  children?: ReactNode;
}

interface Focusable {
  /** 見出しの要素 */
  ref?: Ref<HTMLHeadingElement>;
}

/** A text by itself breaks between phrases alone (§words-stay-whole). */
const whole = (children: ReactNode) => (typeof children === 'string' ? <Unbroken>{children}</Unbroken> : children);

/** Mantineの `Text`。言葉の途中では折り返しません */
export const Text = polymorphic<'p', TextProps & Words>(({ children, ...props }: TextProps & Words) => (
  <MantineText {...props}>{whole(children)}</MantineText>
));

/** Mantineの `Title`。言葉の途中では折り返しません */
export const Title = ({ children, ...props }: TitleProps & Focusable) => (
  <MantineTitle {...props}>{whole(children)}</MantineTitle>
);

/** `List` の1項目。言葉の途中では折り返しません */
export const ListItem = ({ children, ...props }: ListItemProps) => <List.Item {...props}>{whole(children)}</List.Item>;

/** `DataList` の1項目の値。言葉の途中では折り返しません */
export const ItemValue = ({ children, ...props }: DataListItemValueProps) => (
  <DataList.ItemValue {...props}>{whole(children)}</DataList.ItemValue>
);
