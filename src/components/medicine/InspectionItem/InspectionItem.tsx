import { Box, Card, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { inspection as copy, testItems } from '../../../copy/medicine';
import { testMenuOf, type TestMenuId } from '../../../domain/medicine/medicine';
import { Note, Text } from '../../layout/JaText/texts';
import { Drawing } from '../../feedback/Illustration/Drawing';
import drawing from '../../feedback/Illustration/drawing.module.css';

const { body, line, fill, pale, mark } = drawing;

/** In this order: a check-up sheet; a tube with crystals; drops; a meter with a drop of blood. */
const MENU_PICTURES: Record<TestMenuId, ReactNode> = {
  47: (
    <>
      <rect x="14" y="13" width="36" height="40" rx="5" className={body} />
      <rect x="24" y="9" width="16" height="8" rx="3" className={fill} />
      <path d="M32 36s-7-4-7-8.5a3.8 3.8 0 0 1 7-1.6 3.8 3.8 0 0 1 7 1.6C39 32 32 36 32 36z" className={pale} />
      <path d="M20 44h7l3-5 4 9 3-4h7" className={line} />
    </>
  ),
  48: (
    <>
      <path d="M22 9h20v34a10 10 0 0 1-20 0z" className={body} />
      <path d="M23 30h18v13a9 9 0 0 1-18 0z" className={pale} />
      <path d="M18 9h28" className={line} />
      <path d="m29 34 3-3 3 3-3 3zM33 43l2.5-2.5L38 43l-2.5 2.5zM27 44l2-2 2 2-2 2z" className={fill} />
    </>
  ),
  49: (
    <>
      <path d="M26 11c8 10 13 17 13 25a13 13 0 0 1-26 0c0-8 5-15 13-25z" className={body} />
      <path d="M19 37a7 7 0 0 0 5 6.5" className={line} />
      <circle cx="46" cy="23" r="6" className={pale} />
      <circle cx="48" cy="43" r="8" className={fill} />
      <path d="M44.5 41a4.5 4.5 0 0 1 3-2" className={mark} />
    </>
  ),
  50: (
    <>
      <rect x="12" y="11" width="28" height="43" rx="7" className={body} />
      <rect x="18" y="18" width="16" height="13" rx="2.5" className={pale} />
      <path d="M22 24.5h8M26 39v7M22.5 42.5h7" className={line} />
      <path d="M49 27c5 6 7 9 7 13a7 7 0 0 1-14 0c0-4 2-7 7-13z" className={fill} />
      <path d="M46.5 41a2.5 2.5 0 0 0 2 2.5" className={mark} />
    </>
  ),
};

interface InspectionItemProps {
  /** 47〜50なら、絵と調べる項目も表示します */
  menuId: number | null;
  menuName: string;
  /** 検査キットなどの名前。検査メニューの名前と違うときだけ表示します */
  title: string;
}

/** 1件の検査の絵と、調べる項目を示します（§test-menus） */
export function InspectionItem({ menuId, menuName, title }: InspectionItemProps) {
  const menu = testMenuOf(menuId, menuName);
  return (
    <Card component="article" aria-label={menuName}>
      <Group gap="sm">
        {menu && <Drawing>{MENU_PICTURES[menu]}</Drawing>}
        <Box flex={1} miw="min(8rem, 100%)">
          <Title order={3}>{menuName}</Title>
          {title && title !== menuName && <Note>{title}</Note>}
        </Box>
      </Group>
      {menu && <Text lh="sm">{copy.items(testItems[menu])}</Text>}
    </Card>
  );
}
