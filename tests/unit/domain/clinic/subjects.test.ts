import { expect, it, test } from 'vitest';
import { SUBJECT_IDS, SUBJECT_SLUGS, isSubjectId } from '../../../../src/domain/clinic/subjects';
import { contactOf, telLink } from '../../../../src/domain/clinic/contact';

it('SUBJECT_IDS and SUBJECT_SLUGS hold the four subjects that the clinic treats (§treatment-subjects)', () => {
  expect(SUBJECT_IDS.map((id) => `${SUBJECT_SLUGS[id]}/${id}`)).toEqual([
    'hypertension/1',
    'gout/2',
    'hyperlipidemia/3',
    'diabetes/4',
  ]);
});

it('isSubjectId is true only for the ids 1 to 4', () => {
  expect([0, 1, 4, 5, 1.5, -1, Number.NaN].map(isSubjectId)).toEqual([false, true, true, false, false, false, false]);
});

const noContact = { phone: null, hours: null, chatUrl: null };

test('contactOf returns null if neither phone nor chat is set (§contact-only-if-given)', () => {
  expect(contactOf(noContact)).toBeNull();
  expect(contactOf({ ...noContact, hours: '平日 9:00〜18:00' })).toBeNull();
  expect(contactOf({ ...noContact, phone: '03-1234-5678' })).toEqual({ ...noContact, phone: '03-1234-5678' });
  expect(contactOf({ ...noContact, chatUrl: 'https://lin.ee/a' })?.chatUrl).toBe('https://lin.ee/a');
});

test.each([
  ['03-1234-5678', 'tel:0312345678'],
  ['０３（１２３４）５６７８', 'tel:0312345678'],
  ['+81 3 1234 5678', 'tel:+81312345678'],
  ['#7119', 'tel:%237119'],
])('telLink turns the telephone number %s into the link %s', (phone, link) => expect(telLink(phone)).toBe(link));
