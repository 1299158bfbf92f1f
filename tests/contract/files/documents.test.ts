import { expect, test } from 'vitest';
import { addFile, listFiles } from '../../../src/api/contract';
import { useClinic } from '../support/testClinic';
import { PNG, logIn } from '../../patient';

const clinic = useClinic();

test('a document says its size', async () => {
  const visitor = await logIn(clinic(), 'size');
  await visitor.ask(addFile, { body: { title: '検査', file: PNG } });
  const [file] = await visitor.ask(listFiles);
  for (const method of ['GET', 'HEAD']) {
    const response = await clinic().fetch(new Request(file?.file_url ?? '', { method }));
    expect([method, response.status, response.headers.get('content-length')]).toEqual([method, 200, `${PNG.size}`]);
  }
});
