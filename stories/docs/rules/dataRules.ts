import type { RuleGroup } from './rule';

export const DATA: RuleGroup = {
  title: '情報と書類',
  rules: [
    {
      id: 'info-fixed-questions',
      says: '基本情報では質問9・10・11と画像を示さず、変えません。',
      provenBy: [
        'tests/contract/patient/users.test.ts › never changes questions 9, 10 and 11, nor pictures',
        'tests/unit/domain/questionnaire/basicInfo.test.ts › hides questions 9, 10 and 11 and pictures, by question id, not by answer id',
      ],
    },
    {
      id: 'info-all-or-nothing',
      says: '基本情報は変えた答えだけを送り、1つでも正しくなければどれも変えません。',
      provenBy: [
        'tests/unit/domain/questionnaire/basicInfo.test.ts › contains only the changed answers',
        'tests/contract/patient/users.test.ts › rejects %s, and the whole request with it',
      ],
    },
    {
      id: 'info-required',
      says: '基本情報でも、必須の答えは空にできません。',
      provenBy: [
        'tests/unit/domain/questionnaire/basicInfo.test.ts › reports a missing required answer, changed or not',
        'InfoPage/SummarisesProblems',
      ],
    },
    {
      id: 'file-title-required',
      says: '書類の追加にはタイトルとファイルの両方が必要です。',
      provenBy: [
        'tests/contract/patient/files.test.ts › is rejected without a title or a file',
        'FilesPage/Incomplete',
      ],
    },
    {
      id: 'file-types',
      says: 'お預かりするのは、中身がJPEG・PNG・HEIC・WebP・PDFのファイルだけで、名前では判断しません（ほかの形式の写真は、端末が開けるときだけJPEGにして送り、開けないときは形式の名前とともに断ります）。',
      provenBy: [
        'tests/unit/domain/fields/pictureSize.test.ts › detects the type by the first bytes: %j',
        'tests/unit/domain/fields/pictureSize.test.ts › names a picture that the clinic does not take: %j',
        'tests/contract/patient/files.test.ts › whose content is %j is a 415 under any name',
        'ImageField/OtherPictures',
        'ImageField/NotOpened',
      ],
    },
    {
      id: 'file-unlocked',
      says: 'パスワードや制限のかかったPDFは、外してから選び直していただくようお願いし、お預かりしません。',
      provenBy: [
        'tests/unit/domain/fields/lockedPdf.test.ts › is true where %s names the encryption',
        'tests/contract/patient/files.test.ts › that needs a password is a 415 of its own',
        'ImageField/LockedPdf',
      ],
    },
    {
      id: 'file-size',
      says: 'ファイルは1つ10MBまでです。',
      provenBy: [
        'tests/contract/patient/files.test.ts › may have 10 MB, and not a byte more: 413',
        'FilesPage/TooLarge',
      ],
    },
    {
      id: 'file-quota',
      says: 'お一人のファイルは、書類の一覧が100件まで、すべて合わせて500件・1GBまでです。',
      provenBy: [
        'tests/postgres/atOnce.test.ts › has 100 files at most, and deletes each once',
        'tests/contract/patient/fileQuota.test.ts › have a quota of number over all ways in',
        'tests/contract/patient/fileQuota.test.ts › have a quota of bytes over all ways in; a refused one leaves nothing',
      ],
    },
    {
      id: 'file-link-ten-minutes',
      says: '書類と領収書のリンクは、その1つだけに署名され、10分で切れ、合わないものはどれも404です。',
      provenBy: [
        'tests/contract/patient/files.test.ts › is good for ten minutes of real time and for nothing but this file',
        'tests/contract/receipts/receipts.test.ts › is a 404 without its signature, with another’s, after ten minutes of real time, and for the unpaid',
        'FilesPage/RenewsLink',
      ],
    },
    {
      id: 'picture-prepared',
      says: '写真は端末で向きを直し、長い辺を2,000px以下（縦長や横長の画像は、文字が読めるように短い辺を1,080pxまで）にし、撮影場所などを除いてから送ります。',
      provenBy: [
        'ImageField/Upright',
        'ImageField/Scaled',
        'ImageField/TallCapture',
        'tests/unit/domain/fields/pictureSize.test.ts › fits every canvas, keeps the ratio to the nearest pixel, and never makes a legible picture illegible',
      ],
    },
    {
      id: 'picture-plain',
      says: 'クリニックも、写真から絵と向きのほかの情報をすべて除いてお預かりします。',
      provenBy: [
        'tests/contract/files/pictureWords.test.ts › a picture of the kind %s keeps its pixels, colours and orientation alone',
      ],
    },
    {
      id: 'upload-survives-failure',
      says: '書類や写真を送れなかったときも、入力とファイルは残り、もう一度送れます。',
      provenBy: ['FilesPage/UploadFailedThenSent', 'ImageField/Retried'],
    },
  ],
};
