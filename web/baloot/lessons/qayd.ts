import { deal } from '@/baloot/lessons/deal.ts';
import { TRUMPS } from '@/baloot/lessons/late.ts';
import type { Lesson } from '@/table/lesson.ts';

const FREE = deal({ ...TRUMPS, rules: 'enforcement=free sawaMode=verified' });

/** Qayd, and how one sits at a table. */
export const qayd: Lesson = {
  name: 'qayd',
  title: { en: 'Qayd and manners', ar: 'القيد وآداب الجلسة' },
  steps: [
    {
      record: `${FREE}\nhokum:H pass pass pass pass pass`,
      rule: 'BAL-15.2',
      say: {
        en: 'At most tables wrong cards are grey. At a **free** table every card can be played, as in a real majlis, and you must watch the others yourself.',
        ar: 'في أغلب الطاولات الورقة الغلط معتمة. وفي الطاولة **الحرة** كل شي ينلعب مثل المجلس، وأنت تنتبه.',
      },
    },
    {
      rule: 'BAL-15.2',
      act: 'JH',
      otherwise: { en: 'Lead the {JH}, and watch what falls.', ar: 'ابدأ بـ {JH}، وانتبه وش ينزل.' },
      say: {
        en: 'Hearts are trumps. Lead the {JH}, and watch what falls.',
        ar: 'الحكم هاص. ابدأ بـ {JH}، وانتبه وش ينزل.',
      },
      after: '8D 7H 8C',
    },
    {
      rule: 'BAL-11.2',
      lit: '8D seat-1',
      say: {
        en: 'The player on your right played the {8D}. That says: no heart in my hand. Remember it.',
        ar: 'اللي على يمينك لعب {8D}. يعني ما معه هاص. خلّها في بالك.',
      },
      after: '.',
    },
    {
      rule: 'BAL-15.2',
      act: 'AH',
      otherwise: { en: 'Once more trumps: the {AH}.', ar: 'حكم ثاني: {AH}.' },
      say: { en: 'Lead trumps again: the {AH}.', ar: 'ابدأ بالحكم ثاني: {AH}.' },
      after: '8H',
    },
    {
      rule: 'BAL-15.3',
      lit: '8H',
      answers: [
        { text: { en: 'They had to follow with a heart', ar: 'كان لازم يلعب هاص' } },
        {
          text: { en: 'Nothing, the {8H} is allowed', ar: 'ولا شي، {8H} مسموحة' },
          why: {
            en: 'The {8H} itself is. But it was in their hand when hearts were led before.',
            ar: '{8H} نفسها صح. لكنها كانت معه يوم انبدأ بالهاص.',
          },
        },
      ],
      say: {
        en: 'Now the {8H} falls from the same hand! What was wrong with the {8D} before?',
        ar: 'نزلت {8H} من نفس اليد! وش الغلط في {8D} اللي قبل؟',
      },
    },
    {
      rule: 'BAL-15.4',
      act: 'gavel',
      hint: 'do-qayd',
      say: {
        en: 'That is a **revoke**. Press **Qayd**: everything stands still. Then choose the wrong card, the {8D}, and the reason: “Didn’t follow suit”.',
        ar: 'هذا **قاطع**. اضغط **قيد**: كل شي يوقف. بعدها اختر الورقة الغلط {8D}، والسبب: «قاطع».',
      },
    },
    {
      rule: 'BAL-15.5',
      act: 'charge:revoke,8D',
      hint: 'pick-8D do-ground-revoke',
      otherwise: {
        en: 'Careful: a false Qayd costs your side the round. Choose the {8D}, and “Didn’t follow suit”.',
        ar: 'انتبه: القيد الغلط يخسّركم الجولة. اختر {8D}، والسبب «قاطع».',
      },
      say: {
        en: 'Choose the {8D} in the first trick, then “Didn’t follow suit”.',
        ar: 'اختر {8D} في الأكلة الأولى، بعدها «قاطع».',
      },
    },
    {
      rule: 'BAL-15.9',
      say: {
        en: 'The cards prove it: the Qayd stands, and your side has the **whole round**. Had you been wrong, it would be theirs: call only what you saw.',
        ar: 'الأوراق أثبتت: القيد صح، و**الجولة كلها** لكم. ولو كان غلط صارت لهم: لا تقيّد إلا على شي شفته.',
      },
    },
    {
      rule: 'BAL-21.1',
      answers: [
        { text: { en: 'No: only by your cards and calls', ar: 'لا، بس باللعب والكلام المسموح' } },
        {
          text: { en: 'Yes, quietly', ar: 'إيه، بشويش' },
          why: {
            en: 'Nobody may tell what they hold. Partners understand each other by what they play.',
            ar: 'ما أحد يقول وش معه. الخوي يفهم خويّه من لعبه.',
          },
        },
      ],
      say: {
        en: 'Manners: may you tell your partner which cards you hold?',
        ar: 'وآداب الجلسة: تقدر تقول لخويّك وش معك؟',
      },
    },
    {
      rule: 'BAL-18.1',
      say: {
        en: 'Play in your time, stay to the end, and be kind to your partner: everybody loses a round. You know Baloot now. **Welcome to the majlis!**',
        ar: 'العب في وقتك، وكمّل للنهاية، ولا تزعل على خويّك: كلنا نخسر جولات. الحين أنت تعرف البلوت. **حيّاك في المجلس!**',
      },
    },
  ],
};
