import { ActionIcon, Group, Image, NavLink, SimpleGrid } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './PageHeader.module.css';
import mark from '../../../../public/icon.svg?inline';
import { Title } from '../JaText/texts';

/** Grows with the text up to 1.25 times. */
const MARK_SIZE = 'min(1.75rem, 35px)';

interface PageHeaderProps {
  title: string;
  note?: string;
  /** 戻るボタン。省くと、代わりにクリニックの印が出ます */
  back?: { label: string; onBack: () => void };
  tabs?: { label: string; items: readonly { label: string; to: string; current: boolean }[] };
}

/** 画面の題名。移動のあとは題名（`#page-title`）にフォーカスが移ります */
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
      {tabs && (
        <SimpleGrid component="nav" aria-label={tabs.label} cols={tabs.items.length} spacing={0}>
          {tabs.items.map(({ label, to, current }) => (
            <NavLink
              key={to}
              component={Link}
              to={to}
              label={label}
              variant="tab"
              p="xxs"
              aria-current={current ? 'page' : undefined}
            />
          ))}
        </SimpleGrid>
      )}
    </header>
  );
}
