import { Icon } from '@/scene/Icon.tsx';
import { sideWord, toneOf } from '@/turup/phrases.ts';
import { lastEvent, type TurupViewModel } from '@/turup/view-model.ts';
import { say } from '@/words/say.ts';

/** TUR-09  Baazi, contract and kot are named by the trick that decides them, while it lies on the table. */
export const Flash = ({ model }: { readonly model: TurupViewModel }) => {
  const event = lastEvent(model.seen);
  if (event?.kind !== 'taken' || event.announced.length === 0) return null;
  const main = event.announced.find(({ news }) => news === 'kot') ?? event.announced[0];
  if (!main) return null;
  return (
    <div className="tu-flash" data-flash={main.news} data-side={toneOf(main.side)}>
      <Icon name={main.side === 0 ? 'crown' : 'flag'} size={34} />
      {event.announced.map(({ news, side }) => (
        <b key={news} data-news={news}>
          {say(`turup.news.${news}`, { side: sideWord(side) })}
        </b>
      ))}
    </div>
  );
};
