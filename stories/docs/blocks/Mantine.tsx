import { Button, MantineProvider, Paper, Skeleton, Text, Title, type MantineThemeOverride } from '@mantine/core';
import { DatesProvider, MiniCalendar } from '@mantine/dates';
import { useId, type ReactNode } from 'react';
import { TODAY } from '../../../.storybook/clock';
// Loads dayjs's Japanese locale.
import '../../../src/domain/jst';
import { cssVariablesResolver, theme } from '../../../src/theme/theme';
import { Block } from './Block';
import { MantineLink } from './BuiltOn';
import classes from './Mantine.module.css';

const SAMPLES: readonly { name: string; page: string; sample: ReactNode }[] = [
  {
    name: 'MiniCalendar',
    page: 'https://mantine.dev/dates/mini-calendar/',
    sample: <MiniCalendar numberOfDays={4} defaultDate={TODAY} value={TODAY} />,
  },
  {
    name: 'Paper',
    page: 'https://mantine.dev/core/paper/',
    sample: (
      <Paper withBorder p="md">
        <Title order={2}>7月3日（金）10:15〜</Title>
        <Text c="dimmed">高血圧治療</Text>
      </Paper>
    ),
  },
  { name: 'Button', page: 'https://mantine.dev/core/button/', sample: <Button>予約する</Button> },
  { name: 'Skeleton', page: 'https://mantine.dev/core/skeleton/', sample: <Skeleton animate={false} h="3rem" /> },
];

interface DressedProps {
  caption: string;
  look?: MantineThemeOverride;
  locale: string;
  children: ReactNode;
}

/** Renders children with a separate theme, whose CSS variables apply only inside this element. */
function Dressed({ caption, look, locale, children }: DressedProps) {
  const id = `look-${useId().replaceAll(/\W/g, '')}`;
  return (
    <div id={id} className={classes.look} data-mantine-color-scheme="light">
      <p className={classes.caption}>{caption}</p>
      <MantineProvider
        {...(look && { theme: look, cssVariablesResolver })}
        cssVariablesSelector={`#${id}`}
        getRootElement={() => undefined}
        forceColorScheme="light"
      >
        <DatesProvider settings={{ locale }}>
          <div className={classes.sample}>{children}</div>
        </DatesProvider>
      </MantineProvider>
    </div>
  );
}

/** The same Mantine components with Mantine's default theme and with ours. */
export function BeforeAndAfter() {
  return (
    <Block>
      {SAMPLES.map(({ name, page, sample }) => (
        <section key={name} aria-label={name} className={classes.pair}>
          <h3 className={classes.name}>
            <MantineLink name={name} page={page} />
          </h3>
          <Dressed caption="Mantineのまま" locale="en">
            {sample}
          </Dressed>
          <Dressed caption="クリニックの装い" look={theme} locale="ja">
            {sample}
          </Dressed>
        </section>
      ))}
    </Block>
  );
}

/** Every Mantine component that the theme customises. */
export function ThemedParts() {
  return (
    <Block>
      <ul className={classes.parts}>
        {Object.keys(theme.components ?? {})
          .toSorted()
          .map((name) => (
            <li key={name}>
              <code>{name}</code>
            </li>
          ))}
      </ul>
    </Block>
  );
}
