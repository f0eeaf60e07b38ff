import { ANSWERS } from '@majlis/protocol';
import * as v from 'valibot';

const post = (path: string): Promise<Response> =>
  fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });

/** A ticket for the door; whoever is not known yet comes in as a guest. */
export const ticket = async (): Promise<string> => {
  const first = await post('/api/ticket');
  if (first.status === 401) await post('/api/guest');
  const answer = first.ok ? first : await post('/api/ticket');
  return v.parse(ANSWERS.ticket, await answer.json()).ticket;
};
