import type { Engine } from '../engine.ts';

/** Makes a person of that user name a steward, or nobody in particular again; false: nobody is called so. */
export const setRole = async (
  { db }: Engine,
  username: string,
  role: 'steward' | 'none',
  at: number,
): Promise<boolean> => {
  const user = await db
    .selectFrom('user')
    .select('id')
    .where('username', '=', username.toLowerCase())
    .executeTakeFirst();
  if (!user) return false;
  await db.deleteFrom('roles').where('person', '=', user.id).execute();
  if (role === 'steward') await db.insertInto('roles').values({ person: user.id, role, at }).execute();
  return true;
};
