/** The clinic's bank account without an account number, because patients pay each bill to its own account number. */
export interface ClinicBank {
  name: string;
  code: string;
  branchName: string;
  branchCode: string;
  accountType: string;
  /** The name of the account's holder, in katakana, as cash machines show it. */
  holder: string;
}

/** The sample account. No bank has the code 9999, so nobody can transfer money to this account by mistake. */
export const SAMPLE_BANK: ClinicBank = {
  name: 'みほん銀行',
  code: '9999',
  branchName: 'サクラ第一支店',
  branchCode: '801',
  accountType: '普通',
  holder: 'サクラオンラインクリニック シンリョウヒ',
};
