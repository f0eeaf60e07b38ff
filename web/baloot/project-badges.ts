import type { ProjectType } from '@majlis/baloot/for-web';
import fifty from '@/art/badges/project-fifty.svg';
import fourHundred from '@/art/badges/project-four-hundred.svg';
import hundred from '@/art/badges/project-hundred.svg';
import sira from '@/art/badges/project-sira.svg';

/** PROJ-09  A picture for each kind of project; its word always stands beside it. */
export const PROJECT_BADGES: { readonly [type in ProjectType]: string } = { sira, fifty, hundred, fourHundred };
