import { MantineProvider } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import type { ReactNode } from 'react';
import { useEasyText } from './easyMode';
import './styles';
import { cssVariablesResolver, theme } from './theme';

interface ThemeProviderProps {
  children: ReactNode;
  env?: 'default' | 'test';
}

const CALENDAR = { locale: 'ja', firstDayOfWeek: 0 } as const;

/** There is no dark mode (decision 0019). */
export function ThemeProvider({ children, env = 'default' }: ThemeProviderProps) {
  useEasyText();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      // Writes all variables, because the app does not import Mantine's style sheet of default variables.
      deduplicateCssVariables={false}
      forceColorScheme="light"
      env={env}
    >
      <DatesProvider settings={CALENDAR}>{children}</DatesProvider>
    </MantineProvider>
  );
}
