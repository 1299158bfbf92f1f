import { overdue as copy } from '../../../copy/nextStep';
import { formatDayWithWeekday, type Instant, type JstDate } from '../../../domain/calendar/jst';
import { ContactWays } from '../../feedback/ContactWays/ContactWays';
import { useContact } from '../../feedback/ContactWays/contactContext';
import { Notice } from '../../feedback/Notice/Notice';

interface OverdueNoticeProps {
  /** 画面のはじめに1文がないとき true（過ぎたことも伝えます） */
  alone?: boolean;
  /** お支払い期限。いつまでだったかを伝えます。ほかに書いてあれば省きます */
  payBy?: JstDate | null;
  /** お振込を選んでいるとき true（口座がいまも使えることを伝えます） */
  transfer?: boolean;
  /** 現在時刻（ミリ秒） */
  now: Instant;
}

/**
 * お支払い期限を過ぎているとき、いまからできること、クリニックへの連絡のしかた。過ぎたことは、画面のはじめの1文が伝えます
 * （§overdue-said）
 */
export function OverdueNotice({ alone = false, payBy, transfer = false, now }: OverdueNoticeProps) {
  const way = useContact();
  const [title = '', ...more] = [
    alone && copy.title,
    payBy && copy.since(formatDayWithWeekday(payBy, now)),
    transfer ? copy.accountOpen : copy.stillPayable,
    way && copy.contact,
  ].filter((sentence) => typeof sentence === 'string');
  return (
    <Notice tone="warm" title={title} text={more.join('')}>
      {way && <ContactWays />}
    </Notice>
  );
}
