import { Alert, Box, Group, Stack } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MainButton } from '../../actions/MainButton/MainButton';
import { Text } from '../../layout/JaText/texts';
import { ContactWays } from '../ContactWays/ContactWays';
import { useContact } from '../ContactWays/contactContext';

const ICONS = { info: IconInfoCircle, warning: IconAlertTriangle, error: IconAlertCircle };
const COLORS = { info: 'blue', warning: 'warm', error: 'red' };

export type NoticeAction = { label: string; main?: boolean; blocked?: boolean } & (
  | { to: string }
  | { onClick: () => void }
);

interface NoticeProps {
  tone: 'info' | 'warning' | 'error';
  title: string;
  text?: string;
  /** 連絡をすすめる文（連絡先があるときだけ表示します） */
  contactAdvice?: string;
  action?: NoticeAction | readonly NoticeAction[];
  /** 表示と同時に読み上げるときに指定します（失敗は `alert`、ほかは `status`） */
  role?: 'alert' | 'status';
  children?: ReactNode;
}

/** 情報・注意・失敗を、色とアイコンで区別するお知らせ */
export function Notice({ tone, title, text = '', contactAdvice = '', action, role, children }: NoticeProps) {
  const showsAdvice = useContact() !== null && contactAdvice !== '';
  const Icon = ICONS[tone];
  return (
    // Only the text has the `role` of the props, so that screen readers do not announce the buttons.
    <Alert role="group" color={COLORS[tone]}>
      <Stack gap="xs">
        <Group gap="xs" wrap="nowrap" align="flex-start" c={COLORS[tone]}>
          <Icon aria-hidden size="1.5rem" stroke={1.75} style={{ marginTop: '0.125rem' }} />
          <Box role={role} flex={1} miw={0} lh={1.6}>
            <Text fw={700} lh="inherit">
              {title}
            </Text>
            {(text || showsAdvice) && (
              <Text lh="inherit" mt="0.125rem" c="black">
                {showsAdvice ? text + contactAdvice : text}
              </Text>
            )}
          </Box>
        </Group>
        {[action ?? []].flat().map(({ label, main = false, ...target }) => (
          <MainButton key={label} variant={main ? 'main' : 'outline'} {...target}>
            {label}
          </MainButton>
        ))}
        {children}
        {showsAdvice && <ContactWays />}
      </Stack>
    </Alert>
  );
}
