/**
 * Questions that are asked only after certain choices of another (§follow-up-question). The birthday takes every year
 * (§birth-years), so nobody is told to skip it any more.
 */
export const followUps = `
alter table questions add column follows_question_id integer references questions, add column follows_choice_ids integer[];
alter table questions add check ((follows_question_id is null) = (follows_choice_ids is null));
update questions set required = true, hint = null where format = 'birthday' and hint like '1949年以前%';
`;
