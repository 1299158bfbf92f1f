import { Group } from '@mantine/core';
import { Text } from '../JaText/texts';
import type { ReactNode } from 'react';
import { Dock } from '../Dock/Dock';
import classes from './ActionBar.module.css';

interface ActionBarProps {
  children: ReactNode;
  status?: ReactNode;
  tone?: 'plain' | 'warning';
}

/** 画面の下に固定する、主な操作のバー */
export function ActionBar({ children, status, tone = 'plain' }: ActionBarProps) {
  return (
    <Dock>
      <Group gap="xs" px="var(--gutter)" pt="sm" data-action-bar>
        {status && (
          <Text
            component="div"
            role="status"
            className={classes.status}
            fz="sm"
            lh={1.5}
            ta="center"
            {...(tone === 'warning' ? { c: 'warm', fw: 700 } : { c: 'dimmed' })}
          >
            {status}
          </Text>
        )}
        {children && (
          <Group gap="xs" className={classes.buttons}>
            {children}
          </Group>
        )}
      </Group>
    </Dock>
  );
}
