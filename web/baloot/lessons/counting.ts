import { LATE } from '@/baloot/lessons/late.ts';
import type { Lesson } from '@/table/lesson.ts';

/** From Abnat to points: the sheet, rounding, Khasara, Kaboot, the match. */
export const counting: Lesson = {
  name: 'counting',
  title: { en: 'Counting: Abnat and points', ar: 'الحساب: أبناط ونقاط' },
  steps: [
    {
      record: LATE,
      rule: 'BAL-16.1',
      act: 'KH',
      otherwise: {
        en: 'That would do too. But let us play it out: the {KH}.',
        ar: 'تمشي بعد. لكن خلنا نكمّلها لعب: {KH}.',
      },
      say: {
        en: 'The end of a Hokum in hearts that **you bought**. You have no spade: trump with the {KH}.',
        ar: 'آخر جولة حكم هاص **أنت شريتها**. ما معك سبيت: دق بـ {KH}.',
      },
      after: '.',
    },
    {
      rule: 'BAL-2.8',
      act: 'QH',
      otherwise: { en: 'No need to claim: play the {QH}.', ar: 'ما يحتاج سوا: العب {QH}.' },
      say: {
        en: 'The **last trick** counts 10 Abnat more. It is yours too: play the {QH}.',
        ar: '**الأكلة الأخيرة** لها ١٠ أبناط زيادة. وهي لك بعد: العب {QH}.',
      },
      after: '8D KD AD .',
    },
    {
      rule: 'BAL-16.6',
      say: {
        en: 'This is the sheet. Your side took **146** Abnat, theirs **16**: together 162. Baloot adds 20 to yours. You have more, so you **made it**.',
        ar: 'هذي النشرة. أبناطكم **١٤٦** وأبناطهم **١٦**: المجموع ١٦٢. والبلوت يزيدكم ٢٠. عندكم أكثر، يعني **ناجحة**.',
      },
    },
    {
      rule: 'BAL-16.4',
      answers: [
        { text: { en: '2 points', ar: 'نقطتين' } },
        {
          text: { en: '1 point', ar: 'نقطة' },
          why: {
            en: 'One for the full ten, and the 6 left over are enough for one more.',
            ar: 'وحدة للعشرة، والستة الباقية تجيب وحدة بعد.',
          },
        },
        {
          text: { en: '16 points', ar: '١٦ نقطة' },
          why: { en: 'Abnat are not points. Ten Abnat make one point.', ar: 'الأبناط مو نقاط. كل ١٠ أبناط نقطة.' },
        },
      ],
      say: {
        en: 'In Hokum ten Abnat are **one point**; 6 or more left over are one more, 5 or fewer nothing. They took 16 Abnat. How many points?',
        ar: 'في الحكم كل ١٠ أبناط **نقطة**؛ والباقي من ٦ وفوق نقطة، و٥ وأقل ولا شي. لهم ١٦ بنط. كم نقطة؟',
      },
    },
    {
      rule: 'BAL-16.4',
      answers: [
        { text: { en: '14 and 2 for Baloot', ar: '١٤ ونقطتين للبلوت' } },
        {
          text: { en: '146', ar: '١٤٦' },
          why: {
            en: 'Those are Abnat. A Hokum round has 16 points in all.',
            ar: 'هذي أبناط. جولة الحكم كلها ١٦ نقطة.',
          },
        },
        {
          text: { en: '16 and 2 for Baloot', ar: '١٦ ونقطتين للبلوت' },
          why: {
            en: 'Two of the 16 are theirs: 14 are left, and Baloot comes on top.',
            ar: 'نقطتين من الـ ١٦ لهم: باقي ١٤، والبلوت فوقها.',
          },
        },
      ],
      say: {
        en: 'The buyer has **the rest** of the 16 points. How many are written for you?',
        ar: 'المشتري له **الباقي** من الـ ١٦ نقطة. كم ينكتب لكم؟',
      },
    },
    {
      rule: 'BAL-16.3',
      say: {
        en: 'Sun counts **double**: ten Abnat are 2 points; a 5 left over is one more, 6 or more are two. The round has 26 points.',
        ar: 'الصن **بالضعف**: كل ١٠ أبناط نقطتين؛ وإذا بقى ٥ نقطة، و٦ وفوق نقطتين. والجولة ٢٦ نقطة.',
      },
    },
    {
      rule: 'BAL-16.7',
      answers: [
        { text: { en: 'They get 26, we get 0', ar: 'لهم ٢٦ ولنا ٠' } },
        {
          text: { en: 'They get 14, we get 12', ar: 'لهم ١٤ ولنا ١٢' },
          why: {
            en: 'That would be the count, but the buyer has less: Khasara. The others get the whole round.',
            ar: 'هذا حسابها، لكن المشتري عنده أقل: خسارة. والجولة كلها لهم.',
          },
        },
      ],
      say: {
        en: 'You buy a Sun and count 60 Abnat; they count 70. What is written?',
        ar: 'شريت صن وجبت ٦٠ بنط، وهم ٧٠. وش ينكتب؟',
      },
    },
    {
      rule: 'BAL-16.13',
      say: {
        en: 'A side that takes **all eight tricks** has made **Kaboot**: 25 points in Hokum, 44 in Sun, and the others nothing.',
        ar: 'اللي ياخذ **الثمان أكلات كلها** جاب **كبوت**: ٢٥ نقطة في الحكم و٤٤ في الصن، والثاني ولا شي.',
      },
    },
    {
      rule: 'BAL-17.2',
      say: {
        en: 'The points of all rounds are added up. The side that first has **152** wins the match.',
        ar: 'تنجمع نقاط الجولات. والفريق اللي يوصل **١٥٢** قبل ياخذ الصكة.',
      },
    },
  ],
};
