import { DayCheck } from '@/daily/DayCheck.tsx';
import { FairPage } from '@/shell/FairPage.tsx';

/** How the dice can be checked: of a match, and of a day. */
export const FairRoute = () => <FairPage day={<DayCheck />} />;
