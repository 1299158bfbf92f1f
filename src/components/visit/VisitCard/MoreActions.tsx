import { Box, Stack } from '@mantine/core';
import { IconCalendarPlus, IconClockEdit, IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { chat as chatCopy } from '../../../copy/line';
import { prepare, reservation as copy } from '../../../copy/visit';
import { Disclosure } from '../../layout/Disclosure/Disclosure';
import { ContactAndCancel, type ContactAndCancelProps } from './ContactAndCancel';
import { QuietButton } from './QuietButton';

/** 予約内容をチャットへ送る操作 */
export interface ChatActions {
  /** 「チャットに送る」を押したとき。送れないときは渡しません */
  onSend?: (id: number) => void;
  /** 送っている間 true */
  busy?: boolean;
  /** 送った結果のお知らせ。ボタンのすぐ下に出します */
  note?: ReactNode;
}

export interface MoreActionsProps extends ContactAndCancelProps {
  /** 「日時を変更する」を押したとき。渡さなければ表示しません */
  onChangeTime?: (id: number) => void;
  /** 「カレンダーに追加する」を押したとき。渡さなければ表示しません */
  onAddToCalendar?: (id: number) => void;
  /** チャットへの送信。渡さなければ表示しません */
  chat?: ChatActions;
  /** はじめから開いておくとき true */
  moreOpened?: boolean;
}

/** 予約済みのカードの、診察室に入るほかにできること。1つの「変更・そのほか」の中にまとめます */
export function MoreActions(props: MoreActionsProps) {
  const { id, onChangeTime, onAddToCalendar, chat = {}, moreOpened } = props;
  const { onSend, busy, note } = chat;
  return (
    // Its words end where the card ends.
    <Box mb="calc(var(--mantine-spacing-xs) * -1)">
      <Disclosure variant="plain" title={copy.more} opened={moreOpened}>
        <Stack gap={2}>
          {onAddToCalendar && (
            <QuietButton icon={IconCalendarPlus} label={prepare.addToCalendar} onClick={() => onAddToCalendar(id)} />
          )}
          {onSend && <QuietButton icon={IconSend} label={chatCopy.send} busy={busy} onClick={() => onSend(id)} />}
          {note && <Box py="xs">{note}</Box>}
          {onChangeTime && (
            <QuietButton icon={IconClockEdit} label={copy.changeTime} onClick={() => onChangeTime(id)} />
          )}
          <ContactAndCancel {...props} />
        </Stack>
      </Disclosure>
    </Box>
  );
}
