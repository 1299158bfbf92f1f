import { Text } from '@mantine/core';
import * as v from 'valibot';
import { createClient } from '../api/client';
import { declare } from '../api/contract/call';
import { isTelLink } from '../domain/clinic/contact';
import type { LinePlatform } from '../messaging/platform';

/** This call is declared here instead of in the contract, so that builds for LINE contain no preview code. */
const previewLogin = declare('POST /preview/login', {
  json: v.object({ patient: v.string() }),
  reply: v.object({ access_token: v.string(), id_token: v.string() }),
});

const GUEST = 'guest';
const PATIENT_NAME = /^[a-z0-9-]{1,32}$/;
const PATIENT_KEY = 'clinic:chosen-patient';

function pickPatient(): string {
  const url = new URL(location.href);
  const patientName = url.searchParams.get('patient');
  if (patientName !== null && PATIENT_NAME.test(patientName)) {
    localStorage.setItem(PATIENT_KEY, patientName);
    // Removes the name from the URL, because a reload would otherwise overwrite a newer name from another window.
    url.searchParams.delete('patient');
    window.history.replaceState(window.history.state, '', url);
    return patientName;
  }
  return localStorage.getItem(PATIENT_KEY) ?? GUEST;
}

function createPreviewPlatform(apiBaseUrl: string): LinePlatform {
  let tokens: { access_token: string; id_token: string } | null = null;
  return {
    async start() {
      tokens = await createClient({ apiBaseUrl, uid: () => null })(previewLogin, { body: { patient: pickPatient() } });
    },
    loginSucceeded: () => undefined,
    inClient: () => false,
    idToken: () => tokens?.id_token ?? null,
    accessToken: () => tokens?.access_token ?? null,
    relogin: () => location.reload(),
    reloginOnce: () => false,
    openExternal: (url) => (isTelLink(url) ? location.assign(url) : void window.open(url, '_blank', 'noopener')),
    leave: (url) => location.assign(url),
    can: () => false,
    sendMessages: async () => ({ status: 'unavailable' }),
    share: async () => ({ status: 'failed', trouble: 'notHere' }),
    addShortcut: async () => ({ status: 'failed', trouble: 'notHere' }),
    isFriend: async () => null,
    close: () => window.close(),
  };
}

const badge = (
  <Text
    component="aside"
    ta="center"
    bg="var(--mantine-color-warm-light)"
    c="var(--mantine-color-warm-light-color)"
    fz="min(0.875rem, 4.5vw)"
    maw={480}
    mx="auto"
    px="xs"
  >
    プレビュー
  </Text>
);

export const previewProps = <E extends { apiBaseUrl: string; psychiatryUrl: string | null }>(env: E) => ({
  platform: createPreviewPlatform(env.apiBaseUrl),
  badge,
  // The preview always shows the link to the psychiatry clinic's app.
  settings: { ...env, psychiatryUrl: env.psychiatryUrl ?? 'https://psychiatry.example/' },
});
