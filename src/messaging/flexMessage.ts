import type { ChatMessage } from './platform';

/** LINE messages take no style sheet. */
const COLOR = { asagi: '#0B7268', tint: '#E3F2EF', ink: '#1B2B29', secondary: '#4A5B58' };

/** `altText` has a limit of 400 characters in every version of LINE. */
const ALT_TEXT_MOST = 400;
const LINE_MOST = 200;

/** By UTF-16 units, as LINE counts them, without splitting a character. */
function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** `scaling`: follows the text size set in LINE. */
const text = (words: string, look: object) => ({
  type: 'text',
  text: clip(words, LINE_MOST),
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

/** Without a label, a sentence. */
export interface FlexLine {
  label?: string;
  value: string;
}

interface LinkAction {
  label: string;
  uri: string;
}

interface FlexParts {
  clinicName: string;
  heading: string;
  /** Shown in notifications and in the chat list. */
  altText: string;
  lines: readonly FlexLine[];
  action: LinkAction;
}

/** Empty lines are dropped, because LINE rejects them (§line-message-limits). */
export function flexMessage({ clinicName, heading, altText, lines, action }: FlexParts): ChatMessage {
  return {
    type: 'flex',
    altText: clip(altText, ALT_TEXT_MOST),
    contents: {
      type: 'bubble',
      header: {
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
        contents: lines.filter(({ value }) => value.trim() !== '').map(line),
      },
      footer: {
        type: 'box',
        layout: 'vertical',
        contents: [
          {
            type: 'button',
            style: 'primary',
            color: COLOR.asagi,
            scaling: true,
            action: { type: 'uri', ...action },
          },
        ],
      },
    },
  };
}
