import { FileButton, Group, InputWrapperContext } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { use, useId, type Ref } from 'react';

interface PictureInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  onPick: (file: File | undefined) => void;
}

/** 質問のカードの中で、写真またはPDFを選ぶ欄 */
export function PictureInput({ ref, label, onPick }: PictureInputProps) {
  const { labelId, describedBy } = use(InputWrapperContext);
  const id = useId();
  return (
    <Group
      justify="center"
      gap="xs"
      wrap="nowrap"
      mih="var(--target-main)"
      px="md"
      py={10}
      pos="relative"
      c="asagi"
      fw={700}
      lh={1.5}
      bg="white"
      bd="2px dashed var(--color-asagi-line)"
      bdrs="md"
      data-ring
    >
      {/* The invisible input covers the label, so that the input gets taps, dropped files and the focus. */}
      <FileButton
        ref={ref}
        accept="image/*,application/pdf"
        onChange={(picked) => onPick(picked ?? undefined)}
        inputProps={{
          style: { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
          // Voice control finds the input by the visible text.
          'aria-labelledby': `${labelId} ${id}`,
          'aria-describedby': describedBy,
          // Empties the input, so that the patient can choose the same file again on Android.
          onClick: (event) => (event.currentTarget.value = ''),
        }}
      >
        {() => (
          <>
            <IconCamera aria-hidden size="1.5rem" stroke={1.75} />
            <span id={id}>{label}</span>
          </>
        )}
      </FileButton>
    </Group>
  );
}
