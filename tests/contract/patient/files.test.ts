import { afterEach, describe, expect, test, vi } from 'vitest';
import { addFile, listFiles } from '../../../src/api/contract';
import { ORIGIN, useClinic, statusAndCode } from '../support/testClinic';
import { PNG, bytesOf, logIn, headersOf } from '../../patient';
import { expectLinkExpiresAfterTenMinutes } from '../support/links';
import { PDF, blob, storedCount, openFileUrl, remove, titlesOf, upload } from '../support/storedFiles';

const clinic = useClinic();
afterEach(() => void vi.restoreAllMocks());
const MB = 1_048_576;

describe('a file', () => {
  test.each([
    ['image/jpeg', 'jpg', '\xFF\xD8\xFF\xE0 jfif'],
    ['image/png', 'png', '\x89PNG\r\n\x1A\n rest'],
    ['image/webp', 'webp', 'RIFF\x00\x00\x00\x00WEBPVP8 '],
    ['image/heic', 'heic', '\x00\x00\x00\x18ftypheic rest'],
    ['application/pdf', 'pdf', `\xEF\xBB\xBF\r\n${PDF}`],
  ])('of the type %s is served with this type, whatever the upload declares', async (type, ending, content) => {
    const visitor = await logIn(clinic(), `uploads-${ending}`);
    expect(await visitor.ask(listFiles)).toEqual([]);
    expect((await upload(visitor, ' 6月の血液検査 ', blob(content, 'text/html'))).status).toBe(200);
    const [file, ...others] = await visitor.ask(listFiles);
    expect(others).toEqual([]);
    expect(file?.title).toBe('6月の血液検査');
    expect(file?.file_url).toMatch(
      new RegExp(`^${ORIGIN}/api/files/${file?.id}\\?expires=\\d+&signature=[0-9a-f]{64}$`),
    );
    const served = await openFileUrl(clinic(), file?.file_url, { 'sec-fetch-site': 'cross-site' });
    expect(served.status).toBe(200);
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytesOf(content));
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': type,
      'content-length': `${content.length}`,
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('6月の血液検査')}.${ending}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    // PDFs are served without a CSP sandbox, because Chrome's PDF viewer shows nothing in a sandbox.
    const policy = served.headers.get('content-security-policy') ?? '';
    expect(policy.startsWith("sandbox; default-src 'none';")).toBe(type !== 'application/pdf');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('may have any text as its title', async () => {
    const visitor = await logIn(clinic(), 'titles');
    const title = `"検査"; filename=x.html\r\nset-cookie: a=b (1)*'%😀`;
    expect((await upload(visitor, title)).status).toBe(200);
    const [file] = await visitor.ask(listFiles);
    const served = await openFileUrl(clinic(), file?.file_url);
    expect(served.status).toBe(200);
    expect(served.headers.get('content-disposition')).toMatch(/^inline; filename\*=UTF-8''[A-Za-z0-9%._-]+\.png$/);
    expect(served.headers.get('set-cookie')).toBeNull();
  });

  test('is rejected without a title or without content (§file-title-required)', async () => {
    const visitor = await logIn(clinic(), 'incomplete');
    for (const body of [
      { title: '検査' },
      { file: PNG },
      { title: '', file: PNG },
      { title: ' 　', file: PNG },
      { title: '検査', file: 'words' },
      { title: '検査', file: new Blob([]) },
    ]) {
      const reply = await visitor.send(addFile, { body });
      expect(reply.status).toBe(422);
      expect(await reply.json()).toEqual({
        error: { code: 'file_incomplete', message: 'タイトルとファイルは必須です。' },
      });
    }
    expect((await upload(visitor, 'あ'.repeat(101))).status).toBe(422);
    expect((await upload(visitor, 'a\0b')).status).toBe(400);
    expect(await visitor.ask(listFiles)).toEqual([]);
  });

  // §file-types
  test.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', `${' '.repeat(1020)}%PDF-1.7`])(
    'named .png with the content %j is refused',
    async (content) => {
      const visitor = await logIn(clinic(), 'disguise');
      const before = await storedCount(clinic());
      const reply = await upload(visitor, '検査', new File([bytesOf(content)], 'test.png', { type: 'image/png' }));
      expect(await statusAndCode(reply)).toBe('415 wrong_type');
      expect([await storedCount(clinic()), await titlesOf(visitor)]).toEqual([before, []]);
    },
  );

  test('may have at most 10 MB', async () => {
    const visitor = await logIn(clinic(), 'large');
    const pdfOf = (size: number) => new Blob([bytesOf(PDF), new Uint8Array(size - PDF.length)]);
    expect(await statusAndCode(upload(visitor, '大きい', pdfOf(10 * MB + 1)))).toBe('413 too_large');
    expect((await upload(visitor, '大きい', pdfOf(10 * MB))).status).toBe(200);
    const [file] = await visitor.ask(listFiles);
    expect((await (await openFileUrl(clinic(), file?.file_url)).arrayBuffer()).byteLength).toBe(10 * MB);
  });

  test('is deleted together with its content', async () => {
    const visitor = await logIn(clinic(), 'remover');
    await upload(visitor, '一');
    await upload(visitor, '二');
    expect(await titlesOf(visitor)).toEqual(['二', '一']);
    const [file] = await visitor.ask(listFiles);
    const before = await storedCount(clinic());
    expect((await remove(visitor, file?.id)).status).toBe(200);
    expect((await remove(visitor, file?.id)).status).toBe(404);
    expect([await titlesOf(visitor), await storedCount(clinic())]).toEqual([['一'], before - 1]);
    expect((await openFileUrl(clinic(), file?.file_url)).status).toBe(404);
  });

  test('of another patient is neither listed nor served (§own-or-unknown)', async () => {
    const [owner, stranger] = [await logIn(clinic(), 'file-owner'), await logIn(clinic(), 'file-stranger')];
    await upload(owner, '私の検査');
    await upload(stranger, '他人の検査');
    const [file] = await owner.ask(listFiles);
    const [own] = await stranger.ask(listFiles);
    expect(await titlesOf(stranger)).toEqual(['他人の検査']);
    const linkWithOtherId = (own?.file_url ?? '').replace(`/files/${own?.id}`, `/files/${file?.id}`);
    expect((await openFileUrl(clinic(), linkWithOtherId)).status).toBe(404);
    const unsignedLink = `${ORIGIN}/api/files/${file?.id}`;
    expect((await openFileUrl(clinic(), unsignedLink, headersOf(stranger))).status).toBe(404);
  });
});

describe('the link of a file', () => {
  test('opens only its own file and expires after ten minutes (§file-link-ten-minutes)', async () => {
    const visitor = await logIn(clinic(), 'links');
    await upload(visitor, '一');
    await upload(visitor, '二');
    const [second, first] = await visitor.ask(listFiles);
    const link = new URL(first?.file_url ?? '');
    const later = new URL(link);
    later.searchParams.set('expires', String(Number(link.searchParams.get('expires')) + 60));
    const signature = link.searchParams.get('signature') ?? '';
    const wronglySigned = new URL(link);
    wronglySigned.searchParams.set(
      'signature',
      signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    );
    const other = link.href.replace(`/files/${first?.id}`, `/files/${second?.id}`);
    const receipt = link.href.replace('/files/', '/receipts/');
    for (const url of [later.href, wronglySigned.href, other, receipt, `${link.origin}${link.pathname}`])
      expect((await openFileUrl(clinic(), url)).status, url).toBe(404);
    await expectLinkExpiresAfterTenMinutes(link, (url) => openFileUrl(clinic(), url));
  });
});
