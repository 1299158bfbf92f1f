import { DataList, List, type DataListItemValueProps, type ListItemProps } from '@mantine/core';
import { toJaText } from './texts';

export const ListItem = ({ children, ...props }: ListItemProps) => (
  <List.Item {...props}>{toJaText(children)}</List.Item>
);

export const ItemValue = ({ children, ...props }: DataListItemValueProps) => (
  <DataList.ItemValue {...props}>{toJaText(children)}</DataList.ItemValue>
);
