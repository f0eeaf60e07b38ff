import { ANSWERS, type Me } from '@majlis/protocol';
import { ACCOUNT_ANSWERS } from '@majlis/protocol/account';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { asked, type HouseAnswer } from '@/shell/api.ts';

/** Whoever closes the device's own dialog has said no: nothing is wrong. */
const NOT_NOW = { ok: false, reason: 'passkey-not-now' } as const;

/** Fetched when somebody wants it. */
const library = () => import('@simplewebauthn/browser');

export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function' && isSecureContext;

/** The device makes a key, and the house keeps the half that opens nothing. */
export const addPasskey = async (password: string): Promise<HouseAnswer<{ readonly count: number }>> => {
  const question = await asked(ACCOUNT_ANSWERS.asked, '/api/passkey/offer', { password });
  if (!question.ok) return question;
  const { startRegistration } = await library();
  // What it says is the device's language, not ours.
  const optionsJSON = question.value.options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON }).catch(() => null);
  return response ? asked(ACCOUNT_ANSWERS.passkeys, '/api/passkey/add', { response }) : NOT_NOW;
};

/** The device shows whose it is. */
export const enterByPasskey = async (): Promise<HouseAnswer<Me>> => {
  const question = await asked(ACCOUNT_ANSWERS.asked, '/api/passkey/ask', {});
  if (!question.ok) return question;
  const { startAuthentication } = await library();
  const optionsJSON = question.value.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON }).catch(() => null);
  return response ? asked(ANSWERS.me, '/api/passkey/sign-in', { response }) : NOT_NOW;
};
