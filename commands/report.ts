import { configOf } from '../server/config.ts';
import { judgeMatch, storedMatch } from '../server/report/match-verdict.ts';
import { UNJUDGED } from '../server/report/reports.ts';
import { directoryOf } from '../server/store/directory.ts';
import { logOf } from '../server/store/log.ts';
import { openEngine } from '../server/store/open.ts';
import { houseKey, sealWith } from '../server/store/seal.ts';
import { endWith } from '../server/store/trouble.ts';
import { stop } from './arguments.ts';

/** npm run report -- <match>   The stored match replayed, every action re-decided, every deal checked; and what players reported about it. */
const [id] = process.argv.slice(2);
if (!id) stop('npm run report -- <match>');

try {
  const { databaseUrl: url, folder, key } = configOf(process.env);
  const engine = await openEngine({ url, folder, use: 'read' });
  const store = { directory: directoryOf(engine), log: logOf(engine, sealWith(houseKey(key, folder))) };
  const found = await storedMatch(store, id ?? '');
  if (!found) stop(`no finished match ${id}`);
  else {
    const { match } = found;
    const verdict = judgeMatch(found);
    console.log(
      `${match.game}, ended ${new Date(match.endedAt).toISOString()} by ${match.by}: ${JSON.stringify(match.outcome)}`,
    );
    for (const { seat, name, conduct } of match.players) console.log(`  seat ${seat}: ${name}, ${conduct}`);
    for (const { ok, what } of verdict.checks) if (!ok) console.log(`  WRONG  ${what}`);
    console.log(`${verdict.checks.length} checks, ${verdict.checks.filter(({ ok }) => !ok).length} wrong`);
    const reports = await engine.db.selectFrom('reports').selectAll().where('match_id', '=', match.id).execute();
    for (const { at, seat, reason, seq, ok, verdict: told } of reports) {
      const replay = told === UNJUDGED ? 'is not judged yet' : ok ? 'was clean' : 'was not clean';
      console.log(
        `reported ${new Date(at).toISOString()}${seq === null ? '' : ` at line ${seq}`}: seat ${seat}, ${reason}; the replay ${replay}`,
      );
    }
    process.exitCode = verdict.ok ? 0 : 1;
  }
  await engine.close();
} catch (error) {
  endWith(error);
}
