/** When a patient was last here, for what the law lets be deleted; and the age of what is swept. */
export const retentionColumns = `
alter table patients add column last_seen_at timestamptz not null default now();
create index idempotency_keys_age on idempotency_keys (created_at);
`;
