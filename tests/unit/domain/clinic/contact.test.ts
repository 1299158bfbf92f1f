import { expect, test } from 'vitest';
import { contactOf, telLink } from '../../../../src/domain/clinic/contact';

const none = { phone: null, hours: null, chatUrl: null };

test('a contact has a telephone or a chat; hours alone reach nobody (§contact-only-if-given)', () => {
  expect(contactOf(none)).toBeNull();
  expect(contactOf({ ...none, hours: '平日 9:00〜18:00' })).toBeNull();
  expect(contactOf({ ...none, phone: '03-1234-5678' })).toEqual({ ...none, phone: '03-1234-5678' });
  expect(contactOf({ ...none, chatUrl: 'https://lin.ee/a' })?.chatUrl).toBe('https://lin.ee/a');
});

test.each([
  ['03-1234-5678', 'tel:0312345678'],
  ['０３（１２３４）５６７８', 'tel:0312345678'],
  ['+81 3 1234 5678', 'tel:+81312345678'],
  ['#7119', 'tel:%237119'],
])('%s is called by %s', (phone, link) => expect(telLink(phone)).toBe(link));
