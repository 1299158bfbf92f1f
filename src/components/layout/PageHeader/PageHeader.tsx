import { ActionIcon, Group, Image } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';
import mark from '../../../../public/icon.svg?inline';
import { Title } from '../JaText/texts';

const MARK_SIZE = 'min(1.75rem, 35px)';

interface PageHeaderProps {
  title: string;
  note?: string;
  /** 省くと、クリニックのマークを表示します */
  back?: { label: string; onBack: () => void };
  tabs?: ReactNode;
}

/** 画面の題名（画面を移動すると、題名にフォーカスが移ります） */
export function PageHeader({ title, note, back, tabs }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <Group wrap="nowrap" gap="xxs" mih="var(--target-main)" px="var(--gutter)" py="xxs" pl={back ? 'xs' : undefined}>
        {back ? (
          <ActionIcon aria-label={back.label} onClick={back.onBack}>
            <IconChevronLeft aria-hidden />
          </ActionIcon>
        ) : (
          <Image src={mark} alt="" flex="none" w={MARK_SIZE} h={MARK_SIZE} me="xxs" />
        )}
        <div>
          <Title order={1} id="page-title" tabIndex={-1} fz="min(1.125rem, 9vw)" lh={1.4} textWrap="balance">
            {title}
          </Title>
          {note && (
            <Title order={2} fz="min(0.875rem, 7vw)" fw={400} lh={1.4} c="dimmed">
              {note}
            </Title>
          )}
        </div>
      </Group>
      {tabs}
    </header>
  );
}
