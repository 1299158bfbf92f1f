import { useEffect, useState } from 'react';
import { listPreviewMessages } from '../api/contract/preview';
import { useRead } from '../api/useRead';
import { usePatient } from '../api/ClinicProvider';
import { ownName, tabStore } from '../device/store';

const EVERY_MS = 4_000;

function seenBefore(name: string): readonly unknown[] {
  const kept = tabStore.readJson(name);
  return Array.isArray(kept) ? kept : [];
}

/** What LINE would have shown to the patient, read again and again; the first time when the first screen stands. */
export function usePreviewMessages() {
  const name = ownName('messages-seen', usePatient());
  const [isAsked, setAsked] = useState(false);
  const [seen, setSeen] = useState(() => seenBefore(name));
  const read = useRead(listPreviewMessages, isAsked ? {} : null);
  const { mutate } = read;
  useEffect(() => {
    const timer = setInterval(() => {
      setAsked(true);
      void mutate().catch(() => undefined);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [mutate]);
  const messages = read.status === 'ready' ? read.data.messages : null;
  return {
    /** The newest first; null before the first reply. */
    messages,
    unseen: messages?.filter(({ id }) => !seen.includes(id)) ?? [],
    /** The patient sees what there is. */
    see() {
      setAsked(true);
      const ids = messages?.map(({ id }) => id) ?? [];
      tabStore.write(name, JSON.stringify(ids));
      setSeen(ids);
    },
  };
}
