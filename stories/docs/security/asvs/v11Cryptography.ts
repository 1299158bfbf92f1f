import { contract, met, none, open, repo, rule, type Chapter } from './requirement';

const WEAK = repo('security', 'draw no secret from a weak source');
const NO_PASSWORD = 'パスワードがありません。';
const NO_CIPHER = 'アプリ自身はデータを暗号化しません。通信はTLS、保存は置き場所の機能に任せます。';

export const CRYPTOGRAPHY: Chapter = {
  number: 'V11',
  name: '暗号',
  requirements: [
    open(
      '11.1.1',
      2,
      '鍵の管理の方針を文書にする',
      '鍵の一覧と置き場所はありますが、交換の時期や廃棄までの、NIST SP 800-57に沿った手順はありません。理由：鍵の多くは事業者が発行し、交換も事業者の手順によります。一覧・置き場所・通知の鍵の交換は文書にあり、時期と廃棄は運用する方の規程で決めます。',
      rule('鍵と暗号'),
    ),
    met(
      '11.1.2',
      2,
      '鍵と方式の一覧を持つ',
      '使うすべての鍵・方式と、何を守るためのものかを一覧にしています。',
      rule('鍵と暗号'),
    ),
    met(
      '11.2.1',
      2,
      '検証された実装を使う',
      'Nodeとブラウザーの暗号（Web Crypto）、jose、Stripeの部品だけを使い、自作の方式はありません。',
      WEAK,
      contract('webhook', 'is good when Stripe’s own package has signed it'),
    ),
    open(
      '11.2.2',
      2,
      '方式と鍵を取りかえられる',
      '通知の鍵は2つの署名を受けて交換できますが、リンクの鍵を交換する命令がありません。理由：リンクは10分で切れ、鍵はデータベースの外に出ません。もれたときは、データベースの中の鍵を消して起動し直せば新しくなり、困るのは開いたままのリンクだけです。',
      contract('webhook', 'may come with a second signature, while the secret is changed'),
    ),
    met(
      '11.2.3',
      2,
      '128ビット以上の強さにする',
      'HMAC-SHA256、SHA-256、ES256、256ビットの乱数です。',
      WEAK,
      contract('line', 'a uid %s is refused, though the session is the patient’s'),
    ),
    none('11.3.1', 1, '弱いモードを使わない', NO_CIPHER),
    none('11.3.2', 1, '認められた暗号だけを使う', NO_CIPHER),
    none('11.3.3', 2, '暗号文を書きかえから守る', NO_CIPHER),
    met(
      '11.4.1',
      1,
      '認められたハッシュだけを使う',
      '秘密と署名にはSHA-256だけです。枠のまとまりをばらすMD5は、秘密に関わりません。',
      WEAK,
    ),
    none('11.4.2', 2, 'パスワードを専用の方法で保存する', NO_PASSWORD),
    met(
      '11.4.3',
      2,
      '署名のハッシュに十分な長さがある',
      'SHA-256（256ビット）です。',
      WEAK,
      contract('webhook', 'when its signature is missing, forged, of another body, or too old'),
    ),
    none('11.4.4', 2, 'パスワードから鍵を作るときの方法', NO_PASSWORD),
    open(
      '11.5.1',
      2,
      '推測できない値は安全な乱数で128ビット以上',
      'セッションと鍵は256ビットです。保存ファイルの名前と二度押し防止の印はUUID（122ビット）ですが、それだけで開けるものはありません。理由：保存ファイルは署名（256ビットの鍵）とログインの両方、二度押し防止の印はログインで守られ、122ビットを当てても何も開きません。',
      WEAK,
    ),
    met(
      '11.6.1',
      2,
      '認められた方式で鍵を作り、署名する',
      'プレビューの鍵はES256で、標準の関数で作ります。本番の署名はLINEの鍵を確かめるだけです。',
      contract('line', 'a patient of LINE logs in and calls; the keys are fetched once'),
    ),
  ],
};
