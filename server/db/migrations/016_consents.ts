/** The version of the consent words and the time of the consent; reservations from before have neither (§consent-stored). */
export const consents = `
alter table reservations add column agreed_version text check (agreed_version <> ''), add column agreed_at timestamptz;
alter table reservations add check ((agreed_version is null) = (agreed_at is null));
`;
