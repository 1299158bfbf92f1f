/** Has no account number, because each bill has its own account number. */
export interface ClinicBank {
  name: string;
  code: string;
  branchName: string;
  branchCode: string;
  accountType: string;
  /** The holder's name in katakana, as cash machines show the name. */
  holder: string;
}

/** No bank has the code 9999, so nobody can transfer money to this account by mistake. */
export const SAMPLE_BANK: ClinicBank = {
  name: 'みほん銀行',
  code: '9999',
  branchName: 'サクラ第一支店',
  branchCode: '801',
  accountType: '普通',
  holder: 'サクラオンラインクリニック シンリョウヒ',
};
