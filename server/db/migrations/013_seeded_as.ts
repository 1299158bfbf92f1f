/**
 * What a database was seeded as, `preview` or `clinic`; the other mode refuses it. Only previews have the seeded patient
 * `guest` (§preview-guest), whose LINE id is `previewSub('guest')`.
 */
export const seededAs = `
update settings set value = to_jsonb(case
    when exists (select 1 from patients where line_sub = 'U559b3662f2c74ad504cb6d8789d9eae7') then 'preview'::text
    else 'clinic' end)
where name = 'seeded';
`;
