import { createContext, useContext } from 'react';

/** Provides the function that logs the patient in again. Null before the app has started. */
export const LoginProvider = createContext<(() => void) | null>(null);

export const useLogin = (): (() => void) | null => useContext(LoginProvider);
