import type { RuleGroup } from './rule';

export const DATA: RuleGroup = {
  title: '情報と書類',
  rules: {
    'info-fixed-questions': '基本情報では質問9・10・11と画像を示さず、変えません。',
    'file-title-required': '書類の追加にはタイトルとファイルの両方が必要です。',
    'file-types': 'お預かりするのは、10MBまでの、中身がJPEG・PNG・HEIC・WebP・PDFのファイルだけです。',
    'file-link-ten-minutes': '書類と領収書のリンクは、その1つだけに署名され、10分で切れ、合わないものはどれも404です。',
    'picture-prepared': '写真は端末で向きを直し、文字の読める大きさまで小さくし、撮影場所などを除いてから送ります。',
    'upload-survives-failure': '書類や写真を送れなかったときも、入力とファイルは残り、もう一度送れます。',
  },
};
