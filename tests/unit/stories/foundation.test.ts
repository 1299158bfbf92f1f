import { describe, expect, it } from 'vitest';
import { foundationOf, mantineParts } from '../../../stories/docs/blocks/foundation';

const sources = {
  '../../../src/components/DayStrip/DayStrip.tsx': `import { Group, type GroupProps, Title } from '@mantine/core';
import { MiniCalendar } from '@mantine/dates';
import { useRovingIndex } from '@mantine/hooks';
import type { StripDay } from '../../domain/strip';
import { formatDay } from '../../domain/jst';
import { IconButton } from '../PageHeader/IconButton';
`,
  '../../../src/components/PageHeader/IconButton.tsx': `import { ActionIcon } from '@mantine/core';
`,
};

describe('the Mantine components of a component', () => {
  it('are read from its imports, and one level through our own components', () => {
    expect(foundationOf('DayStrip', sources)).toEqual({
      direct: [
        { name: 'Group', page: 'https://mantine.dev/core/group/' },
        { name: 'Title', page: 'https://mantine.dev/core/title/' },
        { name: 'MiniCalendar', page: 'https://mantine.dev/dates/mini-calendar/' },
        { name: 'useRovingIndex', page: 'https://mantine.dev/hooks/use-roving-index/' },
      ],
      through: [{ name: 'IconButton', parts: [{ name: 'ActionIcon', page: 'https://mantine.dev/core/action-icon/' }] }],
    });
  });

  it('exclude types, and functions without a page', () => {
    expect(
      mantineParts(`import type { ButtonProps } from '@mantine/core';\nimport { rem } from '@mantine/core';`),
    ).toEqual([]);
    expect(mantineParts(`import {\n  Button,\n  Loader,\n} from '@mantine/core';`).map(({ name }) => name)).toEqual([
      'Button',
      'Loader',
    ]);
  });

  it('include the page of the carousel', () => {
    expect(mantineParts(`import { Carousel } from '@mantine/carousel';`)).toEqual([
      { name: 'Carousel', page: 'https://mantine.dev/x/carousel/' },
    ]);
  });
});
