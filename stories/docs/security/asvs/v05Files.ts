import { contract, met, none, open, rule, type Chapter } from './requirement';

const TYPE = contract('files', 'of the kind %s is listed and shown as what it is, whatever it is called');

export const FILES: Chapter = {
  number: 'V5',
  name: 'ファイルの扱い',
  requirements: [
    met(
      '5.1.1',
      2,
      '許すファイルの種類と大きさを文書にする',
      '種類・大きさ・開くときの扱いを定めています。',
      rule('ファイル'),
    ),
    met(
      '5.2.1',
      1,
      '処理できる大きさだけを受けつける',
      '1つ10MB、1回の送信は64MB・500項目、同時の送信は1人2つ・全体で8つ、患者さん1人は500件・1GBまでです。',
      contract('files', 'may have 10 MB, and not a byte more: 413'),
      contract('connection', 'a body that comes in pieces is read, up to its limit'),
      contract('manyParts', 'holds no file that was not asked for, beside the one that arrives'),
    ),
    met(
      '5.2.2',
      1,
      '拡張子と中身を確かめる',
      '名前を信じず、中身の先頭で種類を決め、合わないものは415です。',
      TYPE,
      contract('files', 'whose content is %j is a 415 under any name'),
    ),
    none(
      '5.2.3',
      2,
      '圧縮ファイルの展開後の大きさを確かめる',
      '圧縮ファイルを受けつけず、サーバーは画像もPDFも展開しません。',
    ),
    met(
      '5.3.1',
      1,
      'アップロードをプログラムとして実行しない',
      '公開のフォルダには置かず、決まった種類のまま渡すだけです。',
      TYPE,
      contract('storage', 'is readable by its owner alone, and holds whole files only'),
    ),
    met(
      '5.3.2',
      1,
      'ファイルの場所に利用者の名前を使わない',
      '保存の名前は無作為に作り、それ以外の名前では何も読めません。',
      contract('storage', 'gives nothing for the key %j'),
      contract('static', 'nothing outside the folder is served: %s'),
    ),
    met(
      '5.4.1',
      2,
      '渡すときのファイル名をサーバーが決める',
      'Content-Dispositionに、登録のタイトルと種類からつくった名前をつけます。',
      contract('files', 'may have any words in its title'),
    ),
    met(
      '5.4.2',
      2,
      'ファイル名を無害化して渡す',
      '名前はRFC 6266の形でエンコードします。',
      contract('files', 'may have any words in its title'),
    ),
    open(
      '5.4.3',
      2,
      'ウイルスを検査する',
      'ウイルス検査はしていません。開けるのはご本人と診療所だけで、何も実行できない設定で渡します。理由：検査のしくみは運用する方の環境しだいで、必要なら保存先（S3互換）の検査を使えます。種類を中身で決め、展開も実行もせず、署名つきのリンクで本人と診療所にだけ渡します。',
    ),
  ],
};
