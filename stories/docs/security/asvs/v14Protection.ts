import { contract, e2e, met, open, rule, unit, type Chapter } from './requirement';

const NOTHING_KEPT = contract('operations', 'a reply can do nothing in a browser, and is kept nowhere');

export const PROTECTION: Chapter = {
  number: 'V14',
  name: 'データの保護',
  requirements: [
    met('14.1.1', 2, '大切な情報を洗い出し、区分する', '扱う情報を4つの区分に分けています。', rule('情報の区分')),
    met(
      '14.1.2',
      2,
      '区分ごとの守りかたを文書にする',
      '区分ごとに、置き場所・記録・期間・見られる人を定めています。',
      rule('情報の区分'),
    ),
    met(
      '14.2.1',
      1,
      '大切な情報をURLに入れない',
      'トークンはURLに残りません。書類のリンクだけは10分で切れる署名をURLに持ちます（LINEの外で開くため）。',
      e2e('security', 'nothing secret stands in the address, the console or the storage'),
      e2e('line/start', 'the app logs in and leaves nothing of the login in the address'),
      contract('files', 'is good for ten minutes of real time and for nothing but this file'),
    ),
    met(
      '14.2.2',
      2,
      '中継に大切な情報をためさせない',
      'APIの応答はすべて no-store です。',
      contract('rules', 'carries the clinic’s time and is never stored, errors too'),
    ),
    met(
      '14.2.3',
      2,
      '大切な情報を外へ送らない',
      '計測も広告もなく、決済事業者にも診療の内容を送りません。',
      e2e('line/start', 'the files of the start are asked for with the page, and nothing comes from anywhere else'),
      contract('payments', 'is asked for what the bill says, and for nothing of the patient'),
    ),
    met(
      '14.2.4',
      2,
      '区分ごとの守りかたを実際に行う',
      '期間・消去・記録・置き場所・控えのそれぞれに、確かめるテストがあります。',
      contract('folder', 'that others can enter is closed, with a line'),
      contract('pictureWords', 'a picture of the kind %s keeps its pixels, colours and orientation alone'),
      contract('backup', 'that was cut or has changed refuses, and blocks nothing'),
      contract('retention', 'retention deletes whole patients after five years, and what is swept before'),
      contract('operations', 'holds nothing of a patient: no id, token, key, address or query'),
    ),
    open(
      '14.3.1',
      1,
      '終わったら端末の情報を消す',
      '別の方がログインすると前の方の下書きを消しますが、セッションが終わっただけでは、下書きも開いたままの画面も消えません。理由：通信が切れたりログインの期限が来たりしても、問診を書き直さずにすむためです。下書きは患者さんごとに分け、7日で消え、「最初から入力する」でも消せます。',
      unit('device/drafts', 'another login takes it away, the same one never'),
    ),
    met(
      '14.3.2',
      2,
      'ブラウザーにためさせない',
      '書類も含めて no-store です。',
      NOTHING_KEPT,
      contract('receipts', 'may be opened from any site, is never stored and runs nothing'),
    ),
    open(
      '14.3.3',
      2,
      'ブラウザーの保存場所に大切な情報を置かない',
      '入力途中の問診の答えと画像を、7日まで端末に置きます（下書き）。トークンは置きません。理由：戻る・再読みこみ・ログインのし直しで、入力が失われないためです。患者さんごとに分け、送れば消え、7日で消え、別の方がログインすると消えます。',
      unit('device/drafts', 'seven days after the last change it is gone, to the millisecond'),
      e2e('security', 'nothing secret stands in the address, the console or the storage'),
    ),
  ],
};
