import { contract, met, none, type Chapter } from './requirement';

const NO_GRAPHQL = 'GraphQLを使いません。';
const NO_SOCKET = 'WebSocketを使いません。';

export const API: Chapter = {
  number: 'V4',
  name: 'APIとWebサービス',
  requirements: [
    met(
      '4.1.1',
      1,
      '中身に合ったContent-Typeと文字コードをつける',
      'HTML・JSON・テキスト・SVGのどれにもつけています。',
      contract('static', '%s says what it is, and in which characters'),
    ),
    met(
      '4.1.2',
      2,
      'httpsへの自動転送は画面だけにする',
      'サーバーはhttpの要求をhttpsへ転送しません。画面の案内は前段の設定です。',
      contract('guards', 'a call over http is not led to https'),
    ),
    met(
      '4.1.3',
      2,
      '中継が書くヘッダーを利用者に書かせない',
      '接続元は、`TRUSTED_PROXIES` の中継が書いたものだけを信じます。',
      contract(
        'guards',
        'the address of a caller is the last that a proxy beside us has written, never the caller’s own',
      ),
    ),
    met(
      '4.2.1',
      2,
      '要求の境目を正しく決める（リクエストスマグリング）',
      'Nodeの厳格な読み取りで、長さと分割の両方がある要求は断ります。',
      contract('guards', 'a request of two lengths is refused'),
    ),
    none('4.3.1', 2, 'GraphQLの問い合わせを制限する', NO_GRAPHQL),
    none('4.3.2', 2, 'GraphQLの内部照会を止める', NO_GRAPHQL),
    none('4.4.1', 1, 'WebSocketをTLSで使う', NO_SOCKET),
    none('4.4.2', 2, 'WebSocketのOriginを確かめる', NO_SOCKET),
    none('4.4.3', 2, 'WebSocket専用のトークンを使う', NO_SOCKET),
    none('4.4.4', 2, 'WebSocketのトークンを認証から得る', NO_SOCKET),
  ],
};
