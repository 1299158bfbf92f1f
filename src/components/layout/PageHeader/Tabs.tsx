import { NavLink, SimpleGrid } from '@mantine/core';
import { Link } from 'react-router-dom';
import '../../../theme/laterStyles';

interface TabsProps {
  label: string;
  items: readonly { label: string; to: string; current: boolean }[];
}

/** 題名の下に並べる、関連する画面へのタブ */
export const Tabs = ({ label, items }: TabsProps) => (
  <SimpleGrid component="nav" aria-label={label} cols={items.length} spacing={0}>
    {items.map((item) => (
      <NavLink
        key={item.to}
        component={Link}
        to={item.to}
        label={item.label}
        variant="tab"
        p="xxs"
        aria-current={item.current ? 'page' : undefined}
      />
    ))}
  </SimpleGrid>
);
