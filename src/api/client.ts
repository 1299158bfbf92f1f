import axios, { type AxiosAdapter, type AxiosProgressEvent, type AxiosResponse } from 'axios';
import { Failure } from './failure';
import { createSend, type Send, type SendSettings } from './send';
import { NoAnswer, type Transport } from './transport';

export interface ClientSettings extends SendSettings {
  /** Another transport than the browser's network. */
  adapter?: AxiosAdapter;
  /** Another network than the browser's: a clinic inside this page. */
  fetch?: typeof fetch;
}

const TIMED_OUT = ['ECONNABORTED', 'ETIMEDOUT'];

const answerOf = ({ status, data, headers }: AxiosResponse<unknown>) => ({
  status,
  data,
  header: (name: string) => headers[name] as string | undefined,
});

/** The client that can do everything: bodies of any kind, with their progress. */
export function axiosTransport(settings: Pick<ClientSettings, 'adapter' | 'fetch'> = {}): Transport {
  const http = axios.create({
    withCredentials: true,
    transitional: { clarifyTimeoutError: true, silentJSONParsing: false, forcedJSONParsing: true },
    ...(settings.adapter && { adapter: settings.adapter }),
    ...(settings.fetch && { adapter: 'fetch', env: { fetch: settings.fetch } }),
  });
  return async ({ body, signal, onProgress, ...request }) => {
    try {
      const response = await http.request<unknown>({
        ...request,
        data: body,
        ...(signal && { signal }),
        ...(onProgress && { onUploadProgress: ({ progress }: AxiosProgressEvent) => onProgress(progress ?? 0) }),
      });
      return answerOf(response);
    } catch (error) {
      if (!axios.isAxiosError<unknown>(error) || axios.isCancel(error)) throw error;
      if (!error.response) throw new NoAnswer(TIMED_OUT.includes(error.code ?? '') ? 'timeout' : 'offline', error);
      const { status } = error.response;
      // A body that is no JSON fails as a parse error behind a good status.
      if (status < 300) throw new Failure('malformed', { status, cause: error });
      return answerOf(error.response);
    }
  };
}

/** The way to the clinic by that client alone. */
export const createClient = (settings: ClientSettings): Send => createSend(settings, axiosTransport(settings));
