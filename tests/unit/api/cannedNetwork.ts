import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import { createClient } from '../../../src/api/client';
import { EXTRAS } from '../../../src/api/contract';
import { followClock } from '../../../src/device/clinicClock';
import { Failure } from '../../../src/domain/failure';

export type Answer = (
  config: InternalAxiosRequestConfig,
) => { status: number; data: unknown; headers?: Record<string, string> } | AxiosError;

/** The network gives `answers` in order, and then repeats the last answer. */
export function createNetwork(...answers: Answer[]) {
  const requests: InternalAxiosRequestConfig[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)] as Answer;
    requests.push(config);
    if (config.signal?.aborted) throw new AxiosError('canceled', AxiosError.ERR_CANCELED, config);
    const outcome = answer(config);
    if (outcome instanceof AxiosError) throw outcome;
    const response = { statusText: '', headers: {}, config, request: {}, ...outcome };
    if (outcome.status < 300) return response;
    throw new AxiosError('refused', AxiosError.ERR_BAD_RESPONSE, config, {}, response);
  };
  const settings = {
    apiBaseUrl: '/api',
    uid: () => 'TOKEN',
    followTime: followClock,
    adapter,
    extras: new Set(EXTRAS),
  };
  return { requests, settings, send: createClient(settings) };
}

export const ok =
  (data: unknown, headers = {}): Answer =>
  () => ({ status: 200, data, headers });
export const withStatus =
  (code: number, data: unknown = null, headers = {}): Answer =>
  () => ({ status: code, data, headers });
export const lostConnection: Answer = (config) => new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
export const timeOut: Answer = (config) => new AxiosError('timeout', AxiosError.ETIMEDOUT, config);

export const failureOf = async (promise: Promise<unknown>): Promise<Failure> => {
  const error: unknown = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Failure)) throw new Error(`expected a Failure, got ${String(error)}`);
  return error;
};
