import { DataList, List, type DataListItemValueProps, type ListItemProps } from '@mantine/core';
import { whole } from './texts';

export const ListItem = ({ children, ...props }: ListItemProps) => <List.Item {...props}>{whole(children)}</List.Item>;

export const ItemValue = ({ children, ...props }: DataListItemValueProps) => (
  <DataList.ItemValue {...props}>{whole(children)}</DataList.ItemValue>
);
