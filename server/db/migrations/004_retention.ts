/** A patient's last login, for the legal retention period, and an index to find old idempotency keys. */
export const retentionColumns = `
alter table patients add column last_seen_at timestamptz not null default now();
create index idempotency_keys_age on idempotency_keys (created_at);
`;
