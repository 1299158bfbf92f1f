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
import { contact } from '../../../copy/common';
import { chat as chatCopy } from '../../../copy/line';
import { prepare, reservation as copy } from '../../../copy/visit';
import { Disclosure } from '../../layout/Disclosure/Disclosure';
import { Unbroken } from '../../layout/Unbroken/Unbroken';

interface QuietButtonProps {
  /** 絵 */
  icon: Icon;
  /** ボタンの言葉 */
  label: string;
  /** 押したとき */
  onClick: () => void;
  /** 処理中。押せませんが、フォーカスは残ります */
  busy?: boolean | undefined;
  /** 取り消しの操作 */
  danger?: boolean;
}

/** カードの下に並ぶ、控えめな操作 */
function QuietButton({ icon: ButtonIcon, label, onClick, busy = false, danger = false }: QuietButtonProps) {
  // Normally only the icon is coloured; a destructive action is red entirely.
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
      <Unbroken>{label}</Unbroken>
    </Button>
  );
}

interface ContactAndCancelProps {
  /** 「お問い合わせ」を押したとき。渡さなければ表示しません */
  onContact?: (() => void) | undefined;
  /** 「予約をキャンセルする」を押したとき。渡さなければ表示しません（診療の開始後） */
  onCancel?: (() => void) | undefined;
}

/** 予約のカードの終わりの、お問い合わせとキャンセル */
export function ContactAndCancel({ onContact, onCancel }: ContactAndCancelProps) {
  return (
    <>
      {onContact && <QuietButton icon={IconMessageCircle} label={contact.title} onClick={onContact} />}
      {onCancel && <QuietButton icon={IconCalendarX} label={copy.cancel} danger onClick={onCancel} />}
    </>
  );
}

/** 予約内容をチャットへ送る操作 */
interface ChatActions {
  /** 「チャットに送る」を押したとき。送れないときは渡しません */
  onSend?: (() => void) | undefined;
  /** 送っている間 true */
  busy?: boolean;
  /** 送った結果のお知らせ。ボタンのすぐ下に出します */
  note?: ReactNode;
}

interface MoreActionsProps extends ContactAndCancelProps {
  /** 「日時を変更する」を押したとき。渡さなければ表示しません */
  onChangeTime?: (() => void) | undefined;
  /** 「カレンダーに追加する」を押したとき。渡さなければ表示しません */
  onAddToCalendar?: (() => void) | undefined;
  /** チャットへの送信。渡さなければ表示しません */
  chat?: ChatActions;
  /** はじめから開いておくとき true */
  moreOpened?: boolean;
}

/** 予約済みのカードの、診察室に入るほかにできること。1つの「変更・そのほか」の中にまとめます */
export function MoreActions(props: MoreActionsProps) {
  const { onChangeTime, onAddToCalendar, chat = {}, moreOpened } = props;
  const { onSend, busy, note } = chat;
  return (
    // Its words end where the card ends.
    <Box mb="calc(var(--mantine-spacing-xs) * -1)">
      <Disclosure variant="plain" title={copy.more} opened={moreOpened}>
        <Stack gap={2}>
          {onAddToCalendar && (
            <QuietButton icon={IconCalendarPlus} label={prepare.addToCalendar} onClick={onAddToCalendar} />
          )}
          {onSend && <QuietButton icon={IconSend} label={chatCopy.send} busy={busy} onClick={onSend} />}
          {note && <Box py="xs">{note}</Box>}
          {onChangeTime && <QuietButton icon={IconClockEdit} label={copy.changeTime} onClick={onChangeTime} />}
          <ContactAndCancel {...props} />
        </Stack>
      </Disclosure>
    </Box>
  );
}
