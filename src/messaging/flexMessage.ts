import { ticket as copy } from '../copy/visit';
import type { ChatMessage } from './platform';

/** Copies of the theme's colours, because a LINE message cannot use the app's style sheets. */
const COLOR = { asagi: '#0B7268', tint: '#E3F2EF', ink: '#1B2B29', secondary: '#4A5B58', white: '#FFFFFF' };

/** In UTF-16 code units. Every version of LINE accepts an `altText` of this length. */
const ALT_TEXT_MAX = 400;
/** UTF-16 code units. */
const TEXT_MAX = 200;

/** Never cuts a surrogate pair in two. */
function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** `scaling` adapts the text to the text size that the patient has set in LINE. */
const text = (words: string, look: object) => ({
  type: 'text',
  text: clip(words, TEXT_MAX),
  wrap: true,
  scaling: true,
  ...look,
});

const line = ({ label, value }: FlexLine) => ({
  type: 'box',
  layout: 'vertical',
  contents: [
    ...(label ? [text(label, { size: 'sm', color: COLOR.secondary })] : []),
    text(value, { size: 'md', color: COLOR.ink, weight: label && 'bold' }),
  ],
});

export interface FlexLine {
  label?: string;
  value: string;
}

interface FlexAction {
  label: string;
  uri: string;
}

interface FlexParts {
  clinicName: string;
  heading: string;
  /** The text that LINE shows in notifications and in the chat list. */
  altText: string;
  /** The texts of a 診察券; undefined for any other message. */
  ticket?: { day: string; time: string; doctor: string } | undefined;
  lines: readonly FlexLine[];
  action: FlexAction;
  secondAction?: FlexAction | undefined;
}

const button = (action: FlexAction, look: object) => ({
  type: 'button',
  color: COLOR.asagi,
  scaling: true,
  action: { type: 'uri', ...action },
  ...look,
});

const ticketBand = (clinicName: string) => ({
  type: 'box',
  layout: 'horizontal',
  backgroundColor: COLOR.asagi,
  contents: [
    text(clinicName, { size: 'md', weight: 'bold', color: COLOR.white }),
    text(copy.name, { size: 'sm', color: COLOR.white, flex: 0, margin: 'md' }),
  ],
});

const ticketOf = (heading: string, { day, time, doctor }: NonNullable<FlexParts['ticket']>) => [
  text(heading, { size: 'sm', color: COLOR.secondary }),
  text(day, { size: 'lg', weight: 'bold', color: COLOR.ink, margin: 'none' }),
  text(time, { size: '3xl', weight: 'bold', color: COLOR.ink, margin: 'none' }),
  ...(doctor ? [text(doctor, { size: 'md', color: COLOR.secondary, margin: 'none' })] : []),
  { type: 'separator' },
];

/** Leaves out empty lines, because LINE rejects empty texts (§line-message-limits). */
export function flexMessage(parts: FlexParts): ChatMessage {
  const { clinicName, heading, altText, ticket, lines, action, secondAction } = parts;
  const links = secondAction ? [button(secondAction, { style: 'link' })] : [];
  return {
    type: 'flex',
    altText: clip(altText, ALT_TEXT_MAX),
    contents: {
      type: 'bubble',
      header: ticket
        ? ticketBand(clinicName)
        : {
            type: 'box',
            layout: 'vertical',
            backgroundColor: COLOR.tint,
            contents: [
              text(clinicName, { size: 'sm', color: COLOR.secondary }),
              text(heading, { size: 'lg', weight: 'bold', color: COLOR.ink }),
            ],
          },
      body: {
        type: 'box',
        layout: 'vertical',
        spacing: 'md',
        contents: [
          ...(ticket ? ticketOf(heading, ticket) : []),
          ...lines.filter(({ value }) => value.trim() !== '').map(line),
        ],
      },
      footer: {
        type: 'box',
        layout: 'vertical',
        contents: [button(action, { style: 'primary' }), ...links],
      },
    },
  };
}
