import { MantineProvider } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import type { ReactNode } from 'react';
import { useEasyText } from './easyMode';
import './styles';
import { cssVariablesResolver, theme } from './theme';

interface ThemeProviderProps {
  children: ReactNode;
  /** `test` switches Mantine's transitions off; stories use it so that pictures never move. */
  env?: 'default' | 'test';
}

const CALENDAR = { locale: 'ja', firstDayOfWeek: 0 } as const;

/** The clinic's look for the app and for Storybook alike. Light only: patients compare with paper. */
export function ThemeProvider({ children, env = 'default' }: ThemeProviderProps) {
  useEasyText();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      // The provider writes all variables from the theme, so that Mantine's sheet of its default values is not loaded.
      deduplicateCssVariables={false}
      forceColorScheme="light"
      env={env}
    >
      <DatesProvider settings={CALENDAR}>{children}</DatesProvider>
    </MantineProvider>
  );
}
