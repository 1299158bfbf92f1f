import { Box, Button, Loader, Stack } from '@mantine/core';
import {
  IconCalendarPlus,
  IconCalendarX,
  IconClockEdit,
  IconMessageCircle,
  IconSend,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { booking } from '../../../copy/booking';
import { contact } from '../../../copy/common';
import { chat as chatCopy } from '../../../copy/line';
import { prepare, reservation as copy } from '../../../copy/visit';
import { Disclosure } from '../../layout/Disclosure/Disclosure';
import { JaText } from '../../layout/JaText/JaText';

interface QuietButtonProps {
  icon: Icon;
  label: string;
  onClick: () => void;
  busy?: boolean;
  danger?: boolean;
}

function QuietButton({ icon: ButtonIcon, label, onClick, busy = false, danger = false }: QuietButtonProps) {
  const color = danger ? 'red' : 'asagi';
  return (
    <Button
      variant="subtle"
      color={color}
      c={busy ? 'dimmed' : danger ? 'red' : 'black'}
      justify="flex-start"
      ta="start"
      p={4}
      fw={400}
      leftSection={
        busy ? (
          <Loader size="1.375rem" color="currentColor" />
        ) : (
          <ButtonIcon aria-hidden size="1.375rem" stroke={1.75} color={`var(--color-${color})`} />
        )
      }
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      <JaText>{label}</JaText>
    </Button>
  );
}

interface ContactAndCancelProps {
  onContact?: () => void;
  onCancel?: () => void;
}

export function ContactAndCancel({ onContact, onCancel }: ContactAndCancelProps) {
  return (
    <>
      {onContact && <QuietButton icon={IconMessageCircle} label={contact.title} onClick={onContact} />}
      {onCancel && <QuietButton icon={IconCalendarX} label={booking.cancel} danger onClick={onCancel} />}
    </>
  );
}

interface ChatActions {
  /** 予約をLINEのトークに送る処理 */
  onSend?: () => void;
  busy?: boolean;
  note?: ReactNode;
}

interface MoreActionsProps extends ContactAndCancelProps {
  onChangeTime?: () => void;
  onAddToCalendar?: () => void;
  chat?: ChatActions;
  /** 「変更・そのほか」をはじめから開いておくとき true */
  moreOpened?: boolean;
}

/** 予約済みの診療のカードで、「変更・そのほか」を開くと並ぶ操作 */
export function MoreActions(props: MoreActionsProps) {
  const { onChangeTime, onAddToCalendar, chat = {}, moreOpened } = props;
  const { onSend, busy, note } = chat;
  return (
    <Box mb="calc(var(--mantine-spacing-xs) * -1)">
      <Disclosure variant="plain" title={copy.more} opened={moreOpened}>
        <Stack gap={2}>
          {onAddToCalendar && (
            <QuietButton icon={IconCalendarPlus} label={prepare.addToCalendar} onClick={onAddToCalendar} />
          )}
          {onSend && <QuietButton icon={IconSend} label={chatCopy.send} busy={busy} onClick={onSend} />}
          {note && <Box py="xs">{note}</Box>}
          {onChangeTime && <QuietButton icon={IconClockEdit} label={booking.changeTime} onClick={onChangeTime} />}
          <ContactAndCancel {...props} />
        </Stack>
      </Disclosure>
    </Box>
  );
}
