import type { ReservationFlags } from '../../../src/domain/visit/reservation';

/** Flags from their initials: `fc` = finished and confirmed. */
export const flagsOf = (set: string): ReservationFlags => ({
  cancel: set.includes('x'),
  finish: set.includes('f'),
  confirm_status: set.includes('c'),
  payment: set.includes('p'),
  deliver: set.includes('d'),
  missed: set.includes('m'),
});

/** All 64 combinations. */
export const everyFlags = Array.from({ length: 64 }, (_, bits) =>
  flagsOf(['x', 'f', 'c', 'p', 'd', 'm'].filter((_, bit) => bits & (1 << bit)).join('')),
);
