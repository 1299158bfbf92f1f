import { Stack, Text } from '@mantine/core';
import { preview as copy } from '../../../copy/preview';
import { formatDayTime, type Instant } from '../../../domain/calendar/jst';
import { Skeletons } from '../../feedback/Skeletons/Skeletons';
import { Paragraph } from '../../layout/Paragraph/Paragraph';
import { LineMessage } from '../../visit/LineMessage/LineMessage';
import { Sheet } from '../Sheet/Sheet';

interface LineMessageSheetProps {
  /** 開いているとき true */
  opened: boolean;
  /** 届いたお知らせ。新しいものから。読み込むまで null */
  messages: readonly { id: string; arrived_at: Instant; message: object }[] | null;
  /** クリニックの時計の時刻。年のちがう日付にだけ、年を書きます */
  now: Instant;
  /** 閉じるとき。お知らせのボタンを押したときも閉じます */
  onClose: () => void;
}

/** LINEに届くはずのお知らせのシート。プレビューだけにあります（§preview-messages） */
export function LineMessageSheet({ opened, messages, now, onClose }: LineMessageSheetProps) {
  return (
    <Sheet opened={opened} title={copy.messages} onClose={onClose}>
      {messages === null && <Skeletons shape="card" />}
      {messages?.length === 0 && <Paragraph>{copy.noMessages}</Paragraph>}
      <Stack component="ul" gap="lg" style={{ listStyle: 'none' }}>
        {messages?.map(({ id, arrived_at: arrivedAt, message }) => (
          <Stack component="li" key={id} gap="xxs">
            <Text size="sm" c="dimmed">
              {formatDayTime(arrivedAt, now)}
            </Text>
            <LineMessage message={message} onOpen={onClose} />
          </Stack>
        ))}
      </Stack>
    </Sheet>
  );
}
