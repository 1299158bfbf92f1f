import { NavLink, Paper } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useId } from 'react';
import { TwoTone } from '../../../components/feedback/Illustration/TwoTone';
import { Unbroken } from '../../../components/layout/Unbroken/Unbroken';

const PICTURE = {
  soft: <path d="M11 24a15 15 0 1 1 29 5c-1 3-3 5-3 9v5H21v-6h-4c-3 0-4-2-4-4v-3l-4-1z" />,
  lines: (
    <>
      <path d="M9 22a15 15 0 1 1 29 5c-1 3-3 5-3 9v5H19v-6h-4c-3 0-4-2-4-4v-3l-4-1z" />
      <path d="M24 29s-7-4-7-8.5a3.7 3.7 0 0 1 7-1.5 3.7 3.7 0 0 1 7 1.5C31 25 24 29 24 29z" />
    </>
  ),
};

interface LinkBannerProps {
  /** サービスの名前（ボタンの名前になります） */
  title: string;
  /** どんなときのサービスか */
  text: string;
  /** 押したとき（外部のアプリを開きます） */
  onOpen: () => void;
}

/** ほかのサービスへの案内。別のアプリで開きます */
export function LinkBanner({ title, text, onOpen }: LinkBannerProps) {
  const id = useId();
  return (
    <Paper variant="rows" withBorder>
      <NavLink
        component="button"
        type="button"
        px="md"
        py="sm"
        leftSection={<TwoTone picture={PICTURE} box={48} size="2.75rem" />}
        fw={700}
        label={<Unbroken>{title}</Unbroken>}
        // A description, not part of the accessible name.
        description={
          <span aria-hidden id={id}>
            <Unbroken>{text}</Unbroken>
          </span>
        }
        rightSection={<IconExternalLink aria-hidden size="1.25rem" color="var(--color-asagi)" />}
        aria-describedby={id}
        onClick={onOpen}
      />
    </Paper>
  );
}
