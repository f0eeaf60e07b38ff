import type { Areas, Normalise } from '@majlis/kernel/vectors';
import { cardAreas, cardSets } from './vectors-cards.ts';
import { claimAreas } from './vectors-claims.ts';
import { playAreas } from './vectors-play.ts';
import { scoreAreas } from './vectors-score.ts';
import { timeAreas } from './vectors-time.ts';

export const areas: Areas = { ...cardAreas, ...scoreAreas, ...claimAreas, ...playAreas, ...timeAreas };

export const normalise: Normalise = { ...cardSets };
