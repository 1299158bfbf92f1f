import { titles, service } from '../copy/app';
import { subjectTiles } from '../copy/booking';
import { SUBJECT_IDS } from '../domain/clinic/subjects';
import { flexMessage } from './flexMessage';
import type { ChatMessage } from './platform';

const { invitation: copy } = service;

/** The message has no data of the sender (§line-message-private). */
export const invitationMessages = (clinicName: string, link: string): readonly ChatMessage[] => [
  flexMessage({
    clinicName,
    heading: copy.heading,
    altText: copy.altText(clinicName),
    lines: [
      { value: copy.text },
      { label: titles.subjects, value: copy.subjects(SUBJECT_IDS.map((id) => subjectTiles[id])) },
    ],
    action: { label: copy.open, uri: link },
  }),
];
