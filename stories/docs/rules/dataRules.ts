import type { RuleGroup } from './rule';

export const DATA: RuleGroup = {
  title: '情報と書類',
  rules: {
    'info-fixed-questions': '基本情報の画面では、患者さんは、質問9・10・11の答えと、問診で送った画像を変えられません。',
    'file-title-required': '書類の追加には、タイトルとファイルの両方が必要です。',
    'file-types': 'クリニックは、中身がJPEG・PNG・HEIC・WebP・PDFのどれかで、10MB以下のファイルだけを受け取ります。',
    'file-link-ten-minutes':
      '書類や領収書のリンクは、1つのファイルだけを開き、リンクを作ってから10分で使えなくなります。',
    'picture-prepared': 'アプリは、写真の向きと大きさを整え、撮影場所などの情報を取り除いてから、写真を送ります。',
    'upload-survives-failure': '書類や写真を送れなかったときも、入力した内容と選んだファイルは、画面に残ります。',
  },
};
