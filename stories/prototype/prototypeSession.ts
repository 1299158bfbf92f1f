import { SESSION_HEADER } from '../../server/identity/headerSessions';
import type { PreviewTokens } from '../../server/identity/previewIdentity';
import type { Send } from '../../src/api/client';
import { logIn } from '../../src/api/login';
import { connect } from '../../src/app/enter';
import type { PrototypeClinic } from './prototypeClinic';

/** The name of the preview's new patient, who has no data yet. */
export const NEWCOMER = 'newcomer';

/** A patient's session at the clinic. The clinic runs in this page. */
export interface PatientSession {
  patient: string;
  tokens: PreviewTokens;
  /** Sends a request with this session. */
  fetch: (request: Request) => Promise<Response>;
  /** Sends a call of the contract with this session. */
  send: Send;
}

const previewRequest = (path: string, body?: object) =>
  new Request(`${location.origin}/api/preview/${path}`, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

/** Sends a command to the preview (§preview-controls). If the clinic refuses, throws an error with its message. */
export async function sendPreviewCommand(clinic: PrototypeClinic, path: string, body?: object): Promise<unknown> {
  const reply = await clinic.fetch(previewRequest(path, body));
  const result = (await reply.json()) as { error?: { message: string } };
  if (!reply.ok) throw new Error(result.error?.message ?? `${path} answered ${reply.status}`);
  return result;
}

/** Logs in a patient, in the same way as the app. */
export async function openSession(clinic: PrototypeClinic, patient: string): Promise<PatientSession> {
  const tokens = (await sendPreviewCommand(clinic, 'login', { patient })) as PreviewTokens;
  let session: string | null = null;
  const fetchWithSession = async (original: Request) => {
    const request = new Request(original);
    if (session !== null) request.headers.set(SESSION_HEADER, session);
    const reply = await clinic.fetch(request);
    session = reply.headers.get(SESSION_HEADER) ?? session;
    return reply;
  };
  const send = connect({
    patient,
    apiBaseUrl: '/api',
    uid: () => tokens.id_token,
    fetch: (input, init) => fetchWithSession(new Request(input, init)),
  });
  await logIn(send, tokens.access_token, true);
  return { patient, tokens, fetch: fetchWithSession, send };
}
