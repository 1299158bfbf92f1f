import { expect, vi } from 'vitest';

/** Mocks `Date.now`, because signed links do not use the clinic's clock. */
export async function expectLinkExpiresAfterTenMinutes(
  link: URL,
  open: (url: string) => Promise<Response>,
): Promise<void> {
  const expiresAt = Number(link.searchParams.get('expires')) * 1000;
  expect(expiresAt - Date.now()).toBeGreaterThan(540_000);
  expect(expiresAt - Date.now()).toBeLessThanOrEqual(600_000);
  vi.spyOn(Date, 'now').mockReturnValue(expiresAt - 1);
  expect((await open(link.href)).status).toBe(200);
  vi.spyOn(Date, 'now').mockReturnValue(expiresAt);
  expect((await open(link.href)).status).toBe(404);
}
