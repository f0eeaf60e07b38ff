import type { Card } from '@majlis/kernel';
import { createContext } from 'react';

/** What a review says of cards on the table, by card; in play it says nothing. */
export const CardVerdicts = createContext<ReadonlyMap<Card, string>>(new Map());
