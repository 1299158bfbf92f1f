import { describe, expect, it } from 'vitest';
import { isLockedPdf } from '../../../../src/domain/fields/file';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const END = 'startxref\n116\n%%EOF\n';

describe('isLockedPdf (§file-unlocked)', () => {
  // §file-unlocked
  it.each([
    ['a trailer', `trailer\n<< /Size 9 /Root 1 0 R /Encrypt 8 0 R /ID [<ab><cd>] >>\n${END}`],
    ['a trailer, at once', `trailer<</Root 1 0 R/Encrypt<</Filter/Standard/V 2>>>>${END}`],
    ['a trailer before the first page', `trailer <</Encrypt 8 0 R>>\nstartxref\n0\n%%EOF\n1 0 obj <<>> endobj\n${END}`],
    [
      'the index of a newer file',
      `9 0 obj\n<</Type/XRef/Size 9/Encrypt 8 0 R>>\nstream\n\x01\x02endstream endobj ${END}`,
    ],
    [
      'such an index, the other way round',
      `9 0 obj<</Encrypt 8 0 R\r\n/Type /XRef>>stream\n\x01endstream endobj ${END}`,
    ],
  ])('is true where %s names the encryption', (_, text) => expect(isLockedPdf(bytes(`%PDF-1.7\n${text}`))).toBe(true));

  it.each([
    ['has none', `trailer\n<< /Size 9 /Root 1 0 R >>\n${END}`],
    ['speaks of it on a page', `1 0 obj <</Length 9>> stream (trailer /Encrypt) endstream endobj trailer <<>> ${END}`],
    ['shows its syntax on a page', `1 0 obj <<>> stream\n/Encrypt 8 0 R\nendstream endobj trailer <<>> ${END}`],
    ['has a key of nearly this name', `trailer << /EncryptMetadata false /Root 1 0 R >> ${END}`],
    ['has it in an object that is no index', `3 0 obj <</Encrypt 8 0 R>> endobj 4 0 obj <</Type/XRef>> stream ${END}`],
    ['is empty', ''],
  ])('is false for one that %s', (_, text) => expect(isLockedPdf(bytes(`%PDF-1.7\n${text}`))).toBe(false));
});
