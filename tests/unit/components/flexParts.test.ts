import { describe, expect, test } from 'vitest';
import { pushMessage } from '../../../server/messages/messageContent';
import { readFlex } from '../../../src/components/visit/LineMessage/flexParts';
import { MESSAGE_KINDS } from '../../../src/domain/visit/messages';
import { FACTS, SENDER } from '../../../stories/support/fixtures/messageFixtures';

const message = () => structuredClone(pushMessage('booked', SENDER, FACTS)) as unknown as ReturnType<typeof readFlex>;

describe('a message as LINE would get it', () => {
  test.each(MESSAGE_KINDS)('%s is read whole', (kind) => {
    const sent = pushMessage(kind, SENDER, FACTS);
    expect(readFlex(sent)).toEqual(sent);
  });

  test('an element that is not drawn is an error', () => {
    const { contents } = message();
    for (const part of [{ type: 'image', url: 'https://clinic.example/a.png' }, { type: 'separator' }]) {
      const body = { ...contents.body, contents: [...contents.body.contents, part] };
      expect(() => readFlex({ ...message(), contents: { ...contents, body } })).toThrow('Invalid type');
    }
    expect(() => readFlex({ ...message(), contents: { ...contents, hero: { type: 'box' } } })).toThrow('hero');
    expect(() => readFlex({ type: 'text', text: 'こんにちは' })).toThrow('flex');
  });

  test('so is a property that changes the look', () => {
    const { contents } = message();
    const header = { ...contents.header, paddingAll: '8px' };
    expect(() => readFlex({ ...message(), contents: { ...contents, header } })).toThrow('paddingAll');
  });
});
