import { contract, e2e, met, open, rule, type Chapter } from './requirement';

const LINE = contract('operations', 'has one line a request, and the reply names it');
const OWN_ID = contract('operations', 'has an id of its own, never the caller’s %j');
const NOTHING = contract('operations', 'holds nothing of a patient: no id, token, key, address or query');
const ERROR = contract('operations', 'tells of an error where it happened, without the values in its words');

export const LOGGING: Chapter = {
  number: 'V16',
  name: '記録とエラー',
  requirements: [
    met('16.1.1', 2, '記録の一覧を文書にする', '何を、どの形で、どこに書くかを定めています。', rule('記録')),
    open(
      '16.2.1',
      2,
      'いつ・どこで・だれが・何をを残す',
      '時刻・道すじ・結果・番号は残しますが、だれがは、個人情報を書かないために残しません。理由：医療の記録では、だれがどの画面を見たかも個人情報になるためです。患者さんの画面に出る番号（x-request-id）から行を見つけられ、予約と支払いはデータベースに、だれのものかと時刻が残ります。',
      LINE,
    ),
    met('16.2.2', 2, '時刻をそろえ、UTCで書く', 'UTCの時刻を書きます。', LINE),
    met('16.2.3', 2, '決めた所にだけ書く', '標準出力だけです。', LINE, contract('operations', 'can be kept to errors')),
    met('16.2.4', 2, '機械で読める形にする', '1件1行のJSONで、要求の番号で突き合わせられます。', LINE, OWN_ID),
    met(
      '16.2.5',
      2,
      '大切な情報は区分に従って書く',
      '番号・名前・トークン・本文・検索条件を書きません。',
      NOTHING,
      ERROR,
    ),
    met(
      '16.3.1',
      2,
      '認証の成功と失敗を残す',
      'ログインは1行ずつ残り、断ったものには login_refused がつきます。応答はどちらも200です。',
      contract('operations', 'tells a refused login from one that succeeds, though both replies are a 200'),
    ),
    met('16.3.2', 2, '断った操作を残す', '401・403・404・409は、理由とともに、それぞれの行に残ります。', LINE),
    met(
      '16.3.3',
      2,
      '守りを破ろうとする動きを残す',
      '断った理由が行に残ります（別サイト cross_site、偽の通知 bad_signature、回数 too_many、大きさ too_large など）。',
      contract('operations', 'names what an attempt was refused for: another site, a forged notice'),
    ),
    met(
      '16.3.4',
      2,
      '予期しないエラーを残す',
      '場所と種類を残し、決済や保存先の失敗も残します。',
      ERROR,
      contract('stripe', 'is named in the log without a word of the patient or a key'),
    ),
    met(
      '16.4.1',
      2,
      '記録への書きこみを防ぐ',
      'JSONで書き、外から来た番号や道すじの文字は書きません（道すじは決まった型だけです）。',
      OWN_ID,
      contract('operations', 'names %s (%s) by its route, %s'),
    ),
    open(
      '16.4.2',
      2,
      '記録を守る',
      '標準出力の先の保管は、運用する方に任せています。理由：標準出力の先は運用する方のものです。個人情報と秘密を書かないため、見られても患者さんにはたどりつけません。期間と閲覧者の決まりは文書にあります。',
    ),
    open(
      '16.4.3',
      2,
      '記録を別のしくみへ送る',
      '標準出力の先の転送は、運用する方に任せています。理由：標準出力の1行1件のJSONは、どの収集のしくみにも送れる形です。アプリが送り先を持つと、送り先の不調で診療が止まります。',
    ),
    met(
      '16.5.1',
      2,
      'エラーの中身を見せない',
      '500は決まった一文だけで、中身を返しません。',
      contract(
        'rules',
        'is a 500 that tells nothing when the clinic itself fails, and a 503 when its database is away',
      ),
    ),
    met(
      '16.5.2',
      2,
      '外の不調でも安全に動く',
      'LINE・決済・保存先の不調は503や案内になり、中の患者さんは続けられます。',
      contract('line', 'LINE out of reach is a 503, never a refusal; patients inside go on'),
      contract('storage', 'that never answers is a 503 in time'),
      contract('wholeFolder', 'refuses bookings with 503, and readiness too; what is on it can be read'),
      contract('payments', 'that is down is a failure the patient can try again, and nothing is changed'),
      e2e('failing', 'every call of the contract has its scene'),
    ),
    met(
      '16.5.3',
      2,
      '失敗したら閉じる側に倒す',
      '途中の失敗では何も変えず、認証の失敗で中に入れることはありません。',
      contract('line', 'a LINE that answers nonsense or an error of its own is a 503 too'),
      contract('questionnaires', 'keeps no file and no answer when the block was taken first'),
    ),
  ],
};
