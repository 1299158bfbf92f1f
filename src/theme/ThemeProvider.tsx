import { MantineProvider } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import type { ReactNode } from 'react';
import { useEasyText } from './easyMode';
import './styles';
import { cssVariablesResolver, theme } from './theme';

interface ThemeProviderProps {
  children: ReactNode;
  /** `test` disables Mantine's transitions; stories use it for stable screenshots. */
  env?: 'default' | 'test';
}

const CALENDAR = { locale: 'ja', firstDayOfWeek: 0 } as const;

/** The clinic's theme for app and Storybook. Light only, because patients compare with paper. */
export function ThemeProvider({ children, env = 'default' }: ThemeProviderProps) {
  useEasyText();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      // The provider writes all variables, so Mantine's style sheet of default values is not needed.
      deduplicateCssVariables={false}
      forceColorScheme="light"
      env={env}
    >
      <DatesProvider settings={CALENDAR}>{children}</DatesProvider>
    </MantineProvider>
  );
}
