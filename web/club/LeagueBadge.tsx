import type { LeagueName } from '@majlis/protocol/club';
import carpet from '@/art/leagues/league-carpet.svg';
import cushion from '@/art/leagues/league-cushion.svg';
import edge from '@/art/leagues/league-edge.svg';
import hearth from '@/art/leagues/league-hearth.svg';
import honour from '@/art/leagues/league-honour.svg';

const BADGES: { readonly [league in LeagueName]: string } = { edge, cushion, carpet, hearth, honour };

/** Where one sits in the majlis, as a seal; its name always stands beside it. */
export const LeagueBadge = ({ league, size = 40 }: { readonly league: LeagueName; readonly size?: number }) => (
  <img src={BADGES[league]} alt="" width={size} height={size} data-league={league} className="flex-none" />
);
