/**
 * The contract between app and clinic as schemas (§contract-once): the app parses every reply with it, the reference
 * clinic every request, and the stories' fixtures are typed by it. The app imports each call from its own file, so that
 * a screen loads only the calls it makes.
 */
export * from './http';
export * from './extras';
export * from './loginCalls';
export * from './bookingCalls';
export * from './questionnaireCalls';
export * from './reservationCalls';
export * from './userCalls';
export * from './fileCalls';
export * from './addressCalls';
export * from './paymentCalls';
export * from './medicineCalls';
export * from './messageCalls';
