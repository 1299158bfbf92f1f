import { Box } from '@mantine/core';
export const DateTile = ({ date }: { date: string }) => <Box aria-hidden>{date.slice(5)}</Box>;
