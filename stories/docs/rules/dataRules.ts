import type { RuleGroup } from './rule';

export const DATA: RuleGroup = {
  title: '情報と書類',
  rules: [
    {
      id: 'info-fixed-questions',
      says: '基本情報では質問9・10・11と画像を示さず、変えません。',
    },
    {
      id: 'file-title-required',
      says: '書類の追加にはタイトルとファイルの両方が必要です。',
    },
    {
      id: 'file-types',
      says: 'お預かりするのは、10MBまでの、中身がJPEG・PNG・HEIC・WebP・PDFのファイルだけです。',
    },
    {
      id: 'file-link-ten-minutes',
      says: '書類と領収書のリンクは、その1つだけに署名され、10分で切れ、合わないものはどれも404です。',
    },
    {
      id: 'picture-prepared',
      says: '写真は端末で向きを直し、文字の読める大きさまで小さくし、撮影場所などを除いてから送ります。',
    },
    {
      id: 'upload-survives-failure',
      says: '書類や写真を送れなかったときも、入力とファイルは残り、もう一度送れます。',
    },
  ],
};
