import axios, { AxiosError, type AxiosAdapter } from 'axios';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const postalFile = { 東京都千代田区: { '0001': ['千代田'] } };
const network = vi.fn<AxiosAdapter>();
const replyWith =
  (data: unknown, status = 200): AxiosAdapter =>
  async (config) => {
    const response = { status, statusText: '', data, headers: {}, config };
    if (config.validateStatus?.(status)) return response;
    throw new AxiosError('refused', AxiosError.ERR_BAD_RESPONSE, config, {}, response);
  };
const importLookUp = async () => (await import('../../../src/api/zipLookup')).lookUpZip;
const { adapter: realAdapter } = axios.defaults;
beforeEach(() => {
  vi.resetModules();
  axios.defaults.adapter = network;
});
afterEach(() => {
  axios.defaults.adapter = realAdapter;
  network.mockReset();
});

it('lookUpZip requests the file of a three-digit prefix only once', async () => {
  network.mockImplementation(replyWith(postalFile));
  const lookUpZip = await importLookUp();
  expect(await lookUpZip('1000001')).toEqual([{ address: '東京都千代田区千代田' }]);
  expect(await lookUpZip('1000009')).toEqual([]);
  expect(network).toHaveBeenCalledOnce();
  expect(network.mock.calls[0]?.[0]).toMatchObject({ url: '/postal/100.json', timeout: 8000 });
});

it('lookUpZip requests a missing file only once', async () => {
  network.mockImplementation(replyWith('Not found', 404));
  const lookUpZip = await importLookUp();
  expect(await lookUpZip('0000001')).toEqual([]);
  expect(await lookUpZip('0000002')).toEqual([]);
  expect(network).toHaveBeenCalledOnce();
});

it.each([
  ['the connection is lost', async () => Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK))],
  ['the server fails', replyWith({}, 503)],
  ['the reply is not a postal file', replyWith([{ towns: 1 }])],
])('if %s, lookUpZip requests the file again at the next call', async (_, firstReply) => {
  network.mockImplementationOnce(firstReply).mockImplementationOnce(replyWith(postalFile));
  const lookUpZip = await importLookUp();
  expect(await lookUpZip('1000001')).toEqual([]);
  expect(await lookUpZip('1000001')).toHaveLength(1);
});

it('an aborted call of lookUpZip finds nothing', async () => {
  network.mockImplementation(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener?.('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  const controller = new AbortController();
  const found = (await importLookUp())('1000001', controller.signal);
  controller.abort();
  expect(await found).toEqual([]);
});
