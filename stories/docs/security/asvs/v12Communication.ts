import { contract, met, none, open, type Chapter } from './requirement';

const ONE_PROCESS = '内部のHTTPの通信がありません。プロセスはデータベースだけを共有します。';

export const COMMUNICATION: Chapter = {
  number: 'V12',
  name: '通信',
  requirements: [
    met(
      '12.1.1',
      1,
      'TLSは1.2と1.3だけにする',
      'サーバー自身がTLSを話すとき、1.2より前を断ります。前段に任せるときは前段の設定です。',
      contract('guards', 'TLS older than 1.2 is not spoken'),
    ),
    met(
      '12.1.2',
      2,
      '推奨の暗号だけを使う',
      'サーバー自身がTLSを話すとき、前方秘匿と認証つき暗号のものだけを、強いものから選びます。前段に任せるときは前段の設定です。',
      contract('guards', 'TLS uses recommended ciphers alone, the strongest first'),
    ),
    none('12.1.3', 2, 'クライアント証明書を確かめる', 'クライアント証明書を使いません。'),
    met(
      '12.2.1',
      1,
      '外への通信はすべてTLSにする',
      'LINEでログインする診療所は、PUBLIC_URLがhttpsでなければ起動しません。応答にはHSTSをつけます。',
      contract('settings', 'patients reach a clinic of LINE’s over https'),
    ),
    open(
      '12.2.2',
      1,
      '公に信頼された証明書を使う',
      '証明書は運用する方が用意します。このリポジトリでは確かめられません。理由：証明書は診療所のドメインのものです。LINEもブラウザーも、公に信頼されない証明書のアプリを開かないため、誤りはすぐにわかります。',
    ),
    open(
      '12.3.1',
      2,
      'すべての通信を暗号化する',
      'データベースへの接続の暗号化は、DATABASE_URLの書きかた（sslmode）しだいで、強制していません。理由：同じ計算機や閉じた網のデータベースでは、暗号化しない構成もあるためです。外のデータベースでは「sslmode=verify-full」をつけてください。ほかの通信はすべてTLSです。',
    ),
    met(
      '12.3.2',
      2,
      'TLSの相手の証明書を確かめる',
      'LINE・Stripe・保存先への通信は、Nodeの既定の検証のままで、外す設定はありません。',
      contract('guards', 'a certificate nobody vouches for is not talked to'),
    ),
    none('12.3.3', 2, '内部のHTTPもTLSにする', ONE_PROCESS),
    none('12.3.4', 2, '内部の証明書を限って信じる', ONE_PROCESS),
  ],
};
