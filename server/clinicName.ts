/** The clinic's name on what its own server shows: the sandbox's page, bank accounts. */
export const CLINIC_NAME = 'さくらオンラインクリニック';
