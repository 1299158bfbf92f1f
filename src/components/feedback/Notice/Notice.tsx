import { Alert, Box, Group, Stack } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MainButton } from '../../actions/MainButton/MainButton';
import { Text } from '../../layout/Unbroken/texts';

const ICONS = { info: IconInfoCircle, warm: IconAlertTriangle, error: IconAlertCircle };
const COLORS = { info: 'blue', warm: 'warm', error: 'red' };

/** A link, or a button; `main` where it is what the patient does now; `blocked` where it must wait. */
export type NoticeAction = { label: string; main?: boolean; blocked?: boolean } & (
  | { to: string }
  | { onClick: () => void }
);

interface NoticeProps {
  /** 調子。案内 `info`、注意 `warm`、失敗 `error` */
  tone: 'info' | 'warm' | 'error';
  /** お知らせの一文 */
  title: string;
  /** 補足、次にすること */
  text?: string;
  /** 次の操作。リンク先（`to`）か操作（`onClick`）のどちらか。いくつか並べることもできます */
  action?: NoticeAction | readonly NoticeAction[];
  /** 表示と同時に読み上げるとき。失敗は `alert`、それ以外は `status` */
  role?: 'alert' | 'status';
  /** ほかの操作（連絡のしかたなど） */
  children?: ReactNode;
}

/** 画面の中に置くお知らせ。色だけでなく、絵と言葉で示します */
export function Notice({ tone, title, text, action, role, children }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    // Mantine's root defaults to `role="alert"`; here only the text has a live role, so that the button is not
    // announced.
    <Alert role="group" color={COLORS[tone]}>
      <Stack gap="xs">
        <Group gap="xs" wrap="nowrap" align="flex-start" c={COLORS[tone]}>
          <Icon aria-hidden size="1.5rem" stroke={1.75} style={{ marginTop: '0.125rem' }} />
          <Box role={role} flex={1} miw={0} lh={1.6}>
            <Text fw={700} lh="inherit">
              {title}
            </Text>
            {text && (
              <Text lh="inherit" mt="0.125rem" c="black">
                {text}
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
      </Stack>
    </Alert>
  );
}
