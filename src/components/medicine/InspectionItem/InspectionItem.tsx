import { Box, Card, Group, Title } from '@mantine/core';
import { inspection as copy, testItems } from '../../../copy/medicine';
import { testMenuOf } from '../../../domain/medicine/medicine';
import { Text } from '../../layout/Unbroken/texts';
import { Drawing } from '../../feedback/Illustration/Drawing';
import { MENU_PICTURES } from './menuPictures';

interface InspectionItemProps {
  /** 検査メニューの番号。47〜50は絵と項目が付きます */
  menuId: number | null;
  menuName: string;
  /** この検査の題名。名前と同じなら出しません */
  title: string;
}

/** 検査ひとつ。メニューの絵と、調べる項目を示します（§test-menus） */
export function InspectionItem({ menuId, menuName, title }: InspectionItemProps) {
  const menu = testMenuOf(menuId, menuName);
  return (
    <Card component="article" aria-label={menuName}>
      <Group gap="sm">
        {menu && <Drawing>{MENU_PICTURES[menu]}</Drawing>}
        <Box flex={1} miw="min(8rem, 100%)">
          <Title order={3}>{menuName}</Title>
          {title && title !== menuName && (
            <Text size="sm" c="dimmed">
              {title}
            </Text>
          )}
        </Box>
      </Group>
      {menu && <Text lh="sm">{copy.items(testItems[menu])}</Text>}
    </Card>
  );
}
