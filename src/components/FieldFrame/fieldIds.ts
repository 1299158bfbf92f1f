/** Ids of the parts of a question's card, all derived from the id of its first control. */
export const fieldIds = (id: string) => ({
  label: `${id}-label`,
  badge: `${id}-badge`,
  hint: `${id}-hint`,
  problem: `${id}-problem`,
});

/** What a control is described by: its hint, then what is wrong with it. */
export function describedBy(id: string, hint?: string | null, problem?: string | null): string | undefined {
  const ids = fieldIds(id);
  return [hint && ids.hint, problem && ids.problem].filter(Boolean).join(' ') || undefined;
}
