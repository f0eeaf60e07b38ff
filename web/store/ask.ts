/** A request to the house this page came from; where it is crowded, it asks for a little work first. */
export const ask = async (path: string, body?: unknown): Promise<Response> => {
  // Not the browser's languages, but the one in which this page is read: a guest is named in it.
  const headers = { 'content-type': 'application/json', 'accept-language': document.documentElement.lang };
  const post = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(path, body === undefined ? {} : post);
  if (answer.status !== 429) return answer;
  const { proofFor } = await import('./proof.ts');
  const proof = await proofFor(await answer.clone().json());
  if (proof === undefined) return answer;
  return fetch(path, { ...(body === undefined ? {} : post), headers: { ...headers, 'x-proof': proof } });
};
