import { Card, Image } from '@mantine/core';
import { useId } from 'react';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { Text, Title } from '../../components/layout/Unbroken/texts';
import { home } from '../../copy/app';
import { paths } from '../../paths';

const { welcome: copy } = home;

/** What the service is, to a patient who has never been here: the picture of the page outside LINE (§home-welcome). */
export function Welcome() {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} ta="center">
      <Image
        src={`${import.meta.env.BASE_URL}hero.svg`}
        alt=""
        w="min(12rem, 50vw)"
        mx="auto"
        style={{ aspectRatio: '4 / 3' }}
      />
      <div>
        <Title id={id} fz="xl" lh="xl" textWrap="balance">
          {copy.title}
        </Title>
        <Text c="dimmed" lh="sm" mt="xxs" textWrap="balance">
          {copy.text}
        </Text>
      </div>
      <MainButton to={paths.reserve}>{copy.action}</MainButton>
    </Card>
  );
}
