import { Box, Collapse, Group, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { Unbroken } from '../Unbroken/Unbroken';
import classes from './Disclosure.module.css';

interface DisclosureProps {
  /** 見出し。言葉か、並べて見せるもの */
  title: ReactNode;
  /** 見出しの下の一言 */
  text?: string;
  /** カードの中では `plain`。枠と余白がつきません */
  variant?: 'card' | 'plain';
  /** はじめから開いておくとき true */
  opened?: boolean;
  /** 見出しの右に並べる操作 */
  aside?: ReactNode;
  /** 開くと見える内容 */
  children: ReactNode;
}

/** 押すと開く見出し。過去の記録のように、必要なときだけ見る内容に使います */
export function Disclosure({ title, text, variant = 'card', opened = false, aside, children }: DisclosureProps) {
  const [open, setOpen] = useState(opened);
  const id = useId();
  return (
    <Box className={classes.root} data-variant={variant}>
      <Group gap={0}>
        <UnstyledButton
          id={id}
          className={classes.control}
          aria-expanded={open}
          aria-controls={`${id}-content`}
          onClick={() => setOpen(!open)}
        >
          <Box component="span" flex={1}>
            <Text component="span" display="block" fw={700} lh="inherit">
              {typeof title === 'string' ? <Unbroken>{title}</Unbroken> : title}
            </Text>
            {text && (
              <Text component="span" display="block" fz="sm" lh="inherit" c="dimmed">
                <Unbroken>{text}</Unbroken>
              </Text>
            )}
          </Box>
          <IconChevronDown aria-hidden size="1.5rem" className={classes.chevron} />
        </UnstyledButton>
        {aside}
      </Group>
      <Collapse
        id={`${id}-content`}
        role="region"
        aria-labelledby={id}
        expanded={open}
        keepMountedMode="display-none"
        transitionDuration={150}
      >
        <div className={classes.content}>{children}</div>
      </Collapse>
    </Box>
  );
}
