/**
 * A transfer needs the bank and the kind of account too (§bank-details-copied). Null where an account was given before
 * this was kept.
 */
export const bankOfAccounts = `
alter table bank_accounts
  add column bank_name text,
  add column bank_code text check (bank_code ~ '^[0-9]{4}$'),
  add column account_type text;
`;
