import * as v from 'valibot';
import { TableRequest } from './request.ts';
import { Count, Digest, Id, Seat } from './word.ts';

/** What a socket is opened for. */
const Place = v.union([v.literal('lobby'), Id]);

/** What the web sends. */
export const ClientMessage = v.variant('kind', [
  /** Always the first, and only the first. */
  v.strictObject({ kind: v.literal('hello'), ticket: Digest, place: Place }),
  v.strictObject({ kind: v.literal('pong'), n: Count }),
  /** `act` names the action: sent again under the same name it is still one action. */
  v.strictObject({ kind: v.literal('ask'), act: Id, request: TableRequest }),
  /** The stream of viewer `you` (as `welcome` said) has a gap after `at`; `you: null`: everything afresh. */
  v.strictObject({ kind: v.literal('missed'), you: v.union([Seat, v.literal('rail'), v.null()]), at: Count }),
]);

export type ClientMessage = v.InferOutput<typeof ClientMessage>;

/** undefined: not a message of ours. */
export const parseClient = (text: string): ClientMessage | undefined => parsedAs(ClientMessage, text);

export const parsedAs = <T extends v.GenericSchema>(schema: T, text: string): v.InferOutput<T> | undefined => {
  try {
    const result = v.safeParse(schema, JSON.parse(text), { abortEarly: true });
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
};
