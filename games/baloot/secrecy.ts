import { covered, never, type Pile, type Viewer } from '@majlis/kernel';
import type { BalootEvent } from './action.ts';
import type { BalootState, Declaration } from './state.ts';

/** BAL-21  A seat sees its own cards, and of everything else what everybody sees. */
export const view = (state: BalootState, viewer: Viewer): BalootState => ({
  ...state,
  hands: pilesFor(state.hands, viewer),
  first: pilesFor(state.first, viewer),
  stock: covered(state.stock),
  declared: state.declared.map(declaration =>
    isRevealed(state, declaration) ? declaration : declarationFor(declaration, viewer),
  ),
});

const pilesFor = (piles: readonly Pile[], viewer: Viewer): readonly Pile[] =>
  piles.map((pile, seat) => (seat === viewer ? pile : covered(pile)));

/** BAL-21.3 */
const isRevealed = ({ awarded }: BalootState, { seat }: Declaration): boolean => seat % 2 === awarded;

/** BAL-9.12  The others are told the kinds only. */
const declarationFor = (declaration: Declaration, viewer: Viewer): Declaration =>
  declaration.seat === viewer ? declaration : { ...declaration, projects: null };

/** Public events are listed by name: a new kind says here who may know it, or it does not compile. */
export const mask = (event: BalootEvent, viewer: Viewer): BalootEvent | null => {
  switch (event.kind) {
    case 'dealt':
      return { ...event, hands: pilesFor(event.hands, viewer), stock: covered(event.stock) };
    case 'dealtOut':
      return { ...event, packets: pilesFor(event.packets, viewer) };
    case 'declared':
      return { ...event, declaration: declarationFor(event.declaration, viewer) };
    case 'dealerDrawn':
    case 'wentOn':
    case 'called':
    case 'thrownIn':
    case 'bought':
    case 'raised':
    case 'declined':
    case 'chosen':
    case 'playOpened':
    case 'played':
    case 'balootAnnounced':
    case 'trickTaken':
    case 'revealed':
    case 'claimed':
    case 'answered':
    case 'claimSettled':
    case 'gavelPressed':
    case 'withdrawn':
    case 'ruled':
    case 'scored':
    case 'ended':
      return event;
    default:
      return never(event);
  }
};
