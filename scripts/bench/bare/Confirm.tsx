import { Button, Title } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Title.layer.css';
import { useNavigate } from 'react-router-dom';

/** The page a slot leads to. */
export function Confirm() {
  const navigate = useNavigate();
  return (
    <main className="page">
      <Title order={1}>予約内容の確認</Title>
      <Button onClick={() => navigate(-1)}>日時を選びなおす</Button>
    </main>
  );
}
