import * as v from 'valibot';
import { declare } from './call';

export const MESSAGE_TOPICS = ['reminders', 'money'] as const;
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

const Topic = v.picklist(MESSAGE_TOPICS);

/** `unreached`: the last message failed because the patient has not added the official account as a friend. */
const MessageChoice = v.object({ topics: v.array(Topic), off: v.array(Topic), unreached: v.boolean() });
export type MessageChoice = v.InferOutput<typeof MessageChoice>;

export const readMessageChoice = declare('GET /users/messages', { reply: MessageChoice, needs: 'messages' });

export const chooseMessages = declare('PUT /users/messages', {
  json: v.object({ topic: Topic, on: v.boolean() }),
  reply: MessageChoice,
  needs: 'messages',
});
