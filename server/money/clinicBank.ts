/** Without the account number, because each bill has its own. */
export interface ClinicBank {
  name: string;
  code: string;
  branchName: string;
  branchCode: string;
  accountType: string;
  /** In katakana, as a cash machine shows it. */
  holder: string;
}

/** No bank has this code, so nobody can transfer money to it by mistake. */
export const SAMPLE_BANK: ClinicBank = {
  name: 'みほん銀行',
  code: '9999',
  branchName: 'サクラ第一支店',
  branchCode: '801',
  accountType: '普通',
  holder: 'サクラオンラインクリニック シンリョウヒ',
};
