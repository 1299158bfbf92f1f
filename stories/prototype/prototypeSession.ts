import { SESSION_HEADER } from '../../server/identity/headerSessions';
import type { PreviewTokens } from '../../server/identity/previewIdentity';
import type { Send } from '../../src/api/client';
import { logIn } from '../../src/api/login';
import { connect } from '../../src/app/enter';
import type { PrototypeClinic } from './prototypeClinic';

/** The sample patient who has no reservations yet. */
export const NEWCOMER = 'newcomer';

export interface PatientSession {
  patient: string;
  tokens: PreviewTokens;
  fetch: (request: Request) => Promise<Response>;
  send: Send;
}

const previewRequest = (path: string, body?: object) =>
  new Request(`${location.origin}/api/preview/${path}`, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

/** If the clinic refuses, throws an error with the clinic's message (§preview-controls). */
export async function sendPreviewCommand(clinic: PrototypeClinic, path: string, body?: object): Promise<unknown> {
  const reply = await clinic.fetch(previewRequest(path, body));
  const result = (await reply.json()) as { error?: { message: string } };
  if (!reply.ok) throw new Error(result.error?.message ?? `${path} answered ${reply.status}`);
  return result;
}

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
