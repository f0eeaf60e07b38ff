import * as v from 'valibot';
import { notify } from '@/store/notice.ts';
import { say } from '@/words/say.ts';

const Parameters = v.looseObject({ salt: v.string(), nonce: v.string(), keyPrefix: v.string() });
const Question = v.object({ challenge: v.looseObject({ parameters: Parameters }) });

export type Task = v.InferOutput<typeof Parameters>;

/** The house is crowded from where we are, and asks for a little work: done beside the page, and shown with the same request once more. */
export const proofFor = async (body: unknown): Promise<string | undefined> => {
  const asked = v.safeParse(Question, body);
  if (!asked.success) return undefined;
  const { challenge } = asked.output;
  notify(say('reason.prove'));
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<unknown>((done, fail) => {
    worker.onmessage = ({ data }) => done(data);
    worker.onerror = ({ message }) => fail(new Error(message));
    worker.postMessage(challenge.parameters);
  })
    .then(solution => btoa(JSON.stringify({ challenge, solution })))
    .finally(() => worker.terminate());
};
