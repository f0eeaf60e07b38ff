import { type BalootViewModel, isBalootNow } from '@/baloot/view-model.ts';
import { Name } from '@/names/Name.tsx';
import { nameOf } from '@/table/who.ts';
import { say } from '@/words/say.ts';

/** PROJ-08  The word crosses the table when the second of King and Queen falls. */
export const Flash = ({ model }: { readonly model: BalootViewModel }) => {
  const { state, seen } = model;
  if (!isBalootNow(model) || state.baloot === null) return null;
  return (
    <div className="bl-flash" data-flash="baloot">
      <b>{say('baloot.baloot')}</b>
      <Name>{nameOf(seen.table, state.baloot)}</Name>
    </div>
  );
};
