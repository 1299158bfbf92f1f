import { Group, Image, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { questionnaire } from '../../../copy/questionnaire';

const nameOf = (file: Blob) => {
  if (file instanceof File) return file.name;
  return file.type === 'application/pdf' ? questionnaire.savedPdf : questionnaire.imagePreview;
};

/** 選んだファイルのプレビューと名前 */
export function FilePreview({ file }: { file: Blob }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file.type === 'application/pdf') return undefined;
    const newUrl = URL.createObjectURL(file);
    setUrl(newUrl);
    return () => {
      URL.revokeObjectURL(newUrl);
      setUrl(null);
    };
  }, [file]);
  return (
    <Group gap="sm" mb="xs" p="xs" bg="var(--color-ground)" bd="1px solid var(--color-hairline)" bdrs="md">
      {url ? (
        <Image
          src={url}
          alt={questionnaire.imagePreview}
          w="8rem"
          h="6rem"
          fit="contain"
          radius={6}
          bg="white"
          onError={() => setUrl(null)}
        />
      ) : (
        <IconFileText aria-hidden size="2rem" stroke={1.5} color="var(--color-asagi)" />
      )}
      <Text span flex="1 1 6rem" miw={0} fz="sm" lh={1.5}>
        {nameOf(file)}
      </Text>
    </Group>
  );
}
