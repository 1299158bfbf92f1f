/**
 * The contract between app and clinic as schemas (§contract-once): the app parses every reply with it, the reference
 * clinic every request, and the stories' fixtures are typed by it. The app imports each call from its own file: this one
 * would bring the whole contract into the start.
 */
export * from './http';
export * from './loginCalls';
export * from './bookingCalls';
export * from './questionnaireCalls';
export * from './reservationCalls';
export * from './userCalls';
export * from './addressCalls';
export * from './paymentCalls';
export * from './medicineCalls';
