import { NavLink, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCalendar, IconPill, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Dock } from '../Dock/Dock';
import '../../../theme/laterStyles';

const ICONS = { booking: IconCalendar, medicine: IconPill, mypage: IconUser };

interface BottomNavigationProps {
  label: string;
  items: readonly { label: string; to: string; icon: keyof typeof ICONS; current: boolean }[];
}

/** 3つのリンクを並べて、画面の下部に固定するメニュー（§bottom-menu） */
export function BottomNavigation({ label, items }: BottomNavigationProps) {
  return (
    <Dock label={label}>
      <SimpleGrid cols={3} spacing={0}>
        {items.map((item) => {
          const Icon = ICONS[item.icon];
          return (
            <NavLink
              key={item.to}
              component={Link}
              to={item.to}
              variant="tab"
              mod={{ above: true }}
              mih="var(--target-main)"
              px={2}
              pt="xs"
              pb="xxs"
              aria-current={item.current ? 'page' : undefined}
              label={
                <Stack component="span" align="center" gap={2}>
                  <Icon aria-hidden size="min(1.5rem, 30px)" />
                  {/* `5.8vw`, because the label must fit into a third of the screen's width. */}
                  <Text span inherit fz="min(0.875rem, 5.8vw)" lh={1.4}>
                    {item.label}
                  </Text>
                </Stack>
              }
            />
          );
        })}
      </SimpleGrid>
    </Dock>
  );
}
