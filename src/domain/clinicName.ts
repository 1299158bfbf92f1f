/** The clinic's name where `VITE_CLINIC_NAME` is not set (api.md "Settings"): in the app, on receipts, on the sandbox's page. */
export const CLINIC_NAME = 'さくらオンラインクリニック';
