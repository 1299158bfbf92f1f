import type { Queries } from '../db/db';
import { ruleBroken } from '../ruleError';

export const INSURANCE_IMAGE_KEYS = ['insurance_front', 'insurance_back'] as const;
const INSURANCE_WORDS: Record<(typeof INSURANCE_IMAGE_KEYS)[number], string> = {
  insurance_front: '保険証（表面）',
  insurance_back: '保険証（裏面）',
};

export async function hasInsurance(db: Queries, patientId: number): Promise<boolean> {
  const rows = await db.query('select 1 from patients where id = $1 and insurance_on_file', [patientId]);
  return rows.length > 0;
}

/** Throws a 422 unless both images are on file or sent (§repeat-insurance-pictures). */
export async function mustHaveInsurance(tx: Queries, patientId: number, images: Record<string, Blob>): Promise<void> {
  const lacking = INSURANCE_IMAGE_KEYS.find((key) => !images[key]);
  if (lacking && !(await hasInsurance(tx, patientId)))
    throw ruleBroken('answer_missing', `「${INSURANCE_WORDS[lacking]}」：画像を添えてください。`);
}
