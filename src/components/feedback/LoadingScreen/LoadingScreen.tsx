import { Loader, Stack, Text } from '@mantine/core';
import { useQuietPassed } from '../Skeletons/useQuietPassed';

interface LoadingScreenProps {
  /** 何をしているか */
  label: string;
}

/** まだ何が表示されるか決まらない間の画面。LINEミニアプリのきまりに合わせ、30pxの絵を中央に置きます */
export function LoadingScreen({ label }: LoadingScreenProps) {
  const shown = useQuietPassed();
  return (
    <Stack align="center" justify="center" gap="sm" mih="70dvh">
      {shown && <Loader size="1.875rem" />}
      <Text role="status" mih="1.7em" c="dimmed" ta="center">
        {shown && label}
      </Text>
    </Stack>
  );
}
