import { DataList, List, type DataListItemValueProps, type ListItemProps } from '@mantine/core';
import { asJaText } from './texts';

export const ListItem = ({ children, ...props }: ListItemProps) => (
  <List.Item {...props}>{asJaText(children)}</List.Item>
);

export const ItemValue = ({ children, ...props }: DataListItemValueProps) => (
  <DataList.ItemValue {...props}>{asJaText(children)}</DataList.ItemValue>
);
