/**
 * The clinic's name when `VITE_CLINIC_NAME` is not set: in the app, on receipts, on the sandbox
 * page.
 */
export const CLINIC_NAME = 'さくらオンラインクリニック';
