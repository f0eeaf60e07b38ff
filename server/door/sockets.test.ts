import { expect, test } from 'vitest';
import { letGo } from './sockets.ts';

test('[T33] what lies unread in all sockets together is bounded: those who are most behind go', () => {
  const gone: number[] = [];
  const behind = [10, 0, 40, 30, 5].map(unread => ({ unread, close: () => void gone.push(unread) }));
  letGo(behind, 85);
  expect(gone).toEqual([]);
  letGo(behind, 84);
  expect(gone).toEqual([40, 30]);
});
