import { Alert, Box, Group, Stack } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MainButton } from '../../actions/MainButton/MainButton';
import { Text } from '../../layout/JaText/texts';
import { ContactWays } from '../ContactWays/ContactWays';
import { useContact } from '../ContactWays/contactContext';

const ICONS = { info: IconInfoCircle, warning: IconAlertTriangle, error: IconAlertCircle };
const COLORS = { info: 'blue', warning: 'warm', error: 'red' };

/** A button of a notice. If `main` is true, the button looks like the main button of the screen. */
export type NoticeAction = { label: string; main?: boolean; blocked?: boolean } & (
  | { to: string }
  | { onClick: () => void }
);

interface NoticeProps {
  tone: 'info' | 'warning' | 'error';
  title: string;
  text?: string;
  /** クリニックへの連絡をすすめる文。連絡先があるときだけ、連絡先と一緒に表示します */
  contactAdvice?: string;
  action?: NoticeAction | readonly NoticeAction[];
  /** お知らせを、表示と同時に読み上げるときに指定します。失敗は `alert`、それ以外は `status` にします */
  role?: 'alert' | 'status';
  children?: ReactNode;
}

/** 画面の中に置くお知らせ。情報・注意・失敗を、色だけでなくアイコンでも区別します */
export function Notice({ tone, title, text = '', contactAdvice = '', action, role, children }: NoticeProps) {
  const showsAdvice = useContact() !== null && contactAdvice !== '';
  const Icon = ICONS[tone];
  return (
    // Only the text has the `role`. If the whole notice had the `role`, screen readers would also announce its buttons.
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
