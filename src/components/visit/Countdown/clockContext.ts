import { createContext } from 'react';
import type { Instant } from '../../../domain/calendar/jst';

/** What a countdown reads every second: the clinic's clock, which the app provides. */
export const ClockContext = createContext<(() => Instant) | null>(null);
