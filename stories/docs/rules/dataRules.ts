import type { RuleGroup } from './rule';

export const DATA: RuleGroup = {
  title: '情報と書類',
  rules: {
    'info-fixed-questions': '基本情報では、質問9・10・11と画像を扱いません。',
    'file-title-required': '書類の追加には、タイトルとファイルの両方が必要です。',
    'file-types': '受け取るファイルは、中身がJPEG・PNG・HEIC・WebP・PDFで、10MBまでのものだけです。',
    'file-link-ten-minutes': '書類と領収書のリンクは、その1件に限り、10分間だけ使えます。',
    'picture-prepared': '写真は、端末で向きと大きさを整え、撮影場所などを取り除いてから送ります。',
    'upload-survives-failure': '書類や写真を送れなくても、入力とファイルは残ります。',
  },
};
