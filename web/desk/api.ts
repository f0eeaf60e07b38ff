import type { Bodies } from '@majlis/protocol';
import { DESK_ANSWERS, type DeskBodies } from '@majlis/protocol/desk';
import * as v from 'valibot';
import { asked } from '@/shell/api.ts';

/** What stewards ask of the house, and whoever something was decided about. */
export const deskApi = {
  desk: () => asked(DESK_ANSWERS.desk, '/api/desk'),
  evidence: (report: string) => asked(DESK_ANSWERS.evidence, `/api/desk/${report}`),
  decide: (body: DeskBodies['/api/desk/decide']) => asked(DESK_ANSWERS.done, '/api/desk/decide', body),
  second: (decision: string, yes: boolean) => asked(DESK_ANSWERS.done, '/api/desk/second', { decision, yes }),
  undo: (decision: string) => asked(DESK_ANSWERS.done, '/api/desk/undo', { decision }),
  answer: (decision: string, lift: boolean) => asked(DESK_ANSWERS.done, '/api/desk/appeal', { decision, lift }),
  decisions: () => asked(DESK_ANSWERS.decisions, '/api/decisions'),
  appeal: (body: Bodies['/api/appeal']) => asked(v.unknown(), '/api/appeal', body),
} as const;
