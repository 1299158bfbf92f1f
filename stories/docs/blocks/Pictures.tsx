import {
  Illustration,
  ILLUSTRATION_NAMES,
  type IllustrationName,
} from '../../../src/components/feedback/Illustration/Illustration';
import { Block } from './Block';
import classes from './Design.module.css';
import { ICONS } from './icons';

/** Every icon of the app with its uses. */
export function Icons() {
  return (
    <Block>
      <ul className={classes.pictures}>
        {Object.entries(ICONS).map(([name, { Icon, use }]) => (
          <li key={name} className={classes.picture}>
            <Icon aria-hidden size={32} stroke={1.75} className={classes.icon} />
            {use}
          </li>
        ))}
      </ul>
    </Block>
  );
}

const ILLUSTRATION_USES: Record<IllustrationName, string> = {
  'calendar-empty': '予約がない',
  'form-done': '答える質問がない',
  'medicine-empty': '処方履歴がない',
  'test-empty': '検査履歴がない',
  'address-empty': '住所がない',
  'card-empty': '保険証がまだない',
  'payment-empty': 'お支払いがない',
  'payment-cancelled': 'お支払いを取りやめた',
  success: 'お手続きが完了した',
  offline: 'インターネットにつながらない',
  hourglass: '時間がかかっている、受付が終わった',
  'server-trouble': 'クリニックにつながりにくい',
  broken: '正しく読み込めない',
  login: 'もう一度ログインする',
  'not-found': 'ページが見つからない',
  preparing: '会計を確認している',
};

/** Every illustration with its use. */
export function Illustrations() {
  return (
    <Block>
      <ul className={classes.pictures}>
        {ILLUSTRATION_NAMES.map((name) => (
          <li key={name} className={classes.picture}>
            <Illustration name={name} />
            {ILLUSTRATION_USES[name]}
          </li>
        ))}
      </ul>
    </Block>
  );
}
