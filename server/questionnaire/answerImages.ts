import { notFound, ruleBroken } from '../ruleError';
import type { Queries } from '../db/db';
import type { FileStore } from '../files/fileStore';
import type { DocumentFile } from '../files/linkedDocument';
import type { SignedLinks } from '../files/signedLinks';
import { IMAGE_TITLES, documentOf, INSURANCE_IMAGE_KEYS } from '../files/medicalFiles';

interface ImageRow {
  image_id: number;
  question_key: string;
  /** The question's text; null for an insurance image. */
  content: string | null;
  file_key: string;
  media_type: string;
}

const IMAGES = `select image_id, question_key, content, file_key, media_type
  from answer_images join answer_sheets sheet on sheet.id = sheet_id
  left join questions question on question.id::text = question_key`;

const titleOf = ({ question_key, content }: ImageRow): string =>
  IMAGE_TITLES.get(question_key) ?? content ?? question_key;

/** Only staff may see these titles and links. */
export async function imagesOf(db: Queries, links: SignedLinks, sheetId: number) {
  const rows = await db.query<ImageRow>(`${IMAGES} where sheet_id = $1 order by image_id`, [sheetId]);
  return Promise.all(
    rows.map(async (row) => ({ title: titleOf(row), file_url: await links.create('images', row.image_id) })),
  );
}

/** Does not check the patient, because the link's signature grants access. */
export async function imageToShow({ db, files }: { db: Queries; files: FileStore }, id: number): Promise<DocumentFile> {
  const [row] = await db.query<ImageRow>(`${IMAGES} where image_id = $1`, [id]);
  if (!row) throw notFound('ファイル');
  return documentOf(files, { ...row, title: titleOf(row) });
}

export async function hasInsuranceImages(db: Queries, patientId: number): Promise<boolean> {
  const rows = await db.query('select 1 from patients where id = $1 and insurance_on_file', [patientId]);
  return rows.length > 0;
}

/** Throws a 422 if an insurance image is neither in `images` nor stored by the clinic (§repeat-insurance-pictures). */
export async function requireInsurance(tx: Queries, patientId: number, images: Record<string, Blob>): Promise<void> {
  const missingKey = INSURANCE_IMAGE_KEYS.find((key) => !images[key]);
  if (missingKey && !(await hasInsuranceImages(tx, patientId)))
    throw ruleBroken('answer_missing', `「${IMAGE_TITLES.get(missingKey)}」：画像を添えてください。`);
}
