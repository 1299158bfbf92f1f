import { IconCalendarX, IconMessageCircle } from '@tabler/icons-react';
import { contact } from '../../../copy/common';
import { reservation as copy } from '../../../copy/visit';
import { QuietButton } from './QuietButton';

export interface ContactAndCancelProps {
  /** 予約の番号 */
  id: number;
  /** 「お問い合わせ」を押したとき。渡さなければ表示しません */
  onContact?: (id: number) => void;
  /** 「予約をキャンセルする」を押したとき。渡さなければ表示しません（診療の開始後） */
  onCancel?: (id: number) => void;
}

/** 予約のカードの終わりの、お問い合わせとキャンセル */
export function ContactAndCancel({ id, onContact, onCancel }: ContactAndCancelProps) {
  return (
    <>
      {onContact && <QuietButton icon={IconMessageCircle} label={contact.title} onClick={() => onContact(id)} />}
      {onCancel && <QuietButton icon={IconCalendarX} label={copy.cancel} danger onClick={() => onCancel(id)} />}
    </>
  );
}
