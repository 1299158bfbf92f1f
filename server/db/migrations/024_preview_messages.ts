/** A message as preview shows it instead of LINE (§preview-messages); elsewhere null. */
export const previewMessages = `
alter table messages add column shown jsonb;
`;
