import { notFound } from '../ruleError';
import type { Queries } from '../db/db';

export async function subjectOf(db: Queries, id: number): Promise<{ id: number; name: string }> {
  const [subject] = await db.query<{ id: number; name: string }>('select id, name from subjects where id = $1', [id]);
  if (!subject) throw notFound('診療科目');
  return subject;
}

export async function requireShift(db: Queries, id: number): Promise<void> {
  const rows = await db.query('select 1 from shifts where id = $1', [id]);
  if (rows.length === 0) throw notFound('予約枠');
}
