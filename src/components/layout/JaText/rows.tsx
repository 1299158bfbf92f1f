import { DataList, List, type DataListItemValueProps, type ListItemProps } from '@mantine/core';
import { jaText } from './texts';

export const ListItem = ({ children, ...props }: ListItemProps) => <List.Item {...props}>{jaText(children)}</List.Item>;

export const ItemValue = ({ children, ...props }: DataListItemValueProps) => (
  <DataList.ItemValue {...props}>{jaText(children)}</DataList.ItemValue>
);
