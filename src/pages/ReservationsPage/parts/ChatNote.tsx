import { Paper, Text } from '@mantine/core';
import { Notice } from '../../../components/feedback/Notice/Notice';
import { TroubleNotice } from '../../../components/feedback/TroubleNotice/TroubleNotice';
import { chat as copy, lineTrouble } from '../../../copy/line';
import { kindOfTrouble, type LineTrouble } from '../../../messaging/lineErrors';

/** The result of sending or copying. `instead`: copied because sending was not possible. */
export type ChatEnding =
  | { kind: 'sent' | 'refused' }
  | { kind: 'copied' | 'byHand'; instead: boolean; text: string }
  | { kind: 'failed'; trouble: LineTrouble };

/** Reports the result below the pressed button (§visit-to-chat, §line-permission-when-sending). */
export function ChatNote({ ending }: { ending: ChatEnding }) {
  switch (ending.kind) {
    case 'sent':
      return <Notice tone="info" role="status" title={copy.sent} text={copy.sentText} />;
    case 'refused': {
      const { title, advice } = lineTrouble.notAllowed;
      return <Notice tone="warm" role="status" title={title} text={advice} />;
    }
    case 'copied':
      return (
        <Notice
          tone="info"
          role="status"
          title={ending.instead ? copy.copiedInstead : copy.copied}
          text={copy.copiedText}
        />
      );
    case 'byHand':
      return (
        <>
          <Notice
            tone="warm"
            role="status"
            title={ending.instead ? copy.byHandInstead : copy.byHand}
            text={copy.byHandText}
          />
          <Paper variant="inset" mt="xs">
            <Text style={{ whiteSpace: 'pre-line', wordBreak: 'keep-all', userSelect: 'all' }}>{ending.text}</Text>
          </Paper>
        </>
      );
    case 'failed':
      return <TroubleNotice trouble={ending.trouble} login={kindOfTrouble(ending.trouble) === 'login'} />;
  }
}
