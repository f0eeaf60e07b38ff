import { deal } from '@/baloot/lessons/deal.ts';
import { LATE, MIDDLE } from '@/baloot/lessons/late.ts';
import type { Lesson } from '@/table/lesson.ts';

const AGAINST = deal({
  dealer: 0,
  taker: 1,
  floor: 'KH',
  hands: [
    'JH 9H AS 10S AC 10C AD 7D',
    'KH AH 10H QH KS QC KD 8D',
    '8H QS 9S 7S KC 9C 10D 9D',
    '7H JS 8S JC 8C 7C QD JD',
  ],
});

/** Doubling, Akka, Sawa. */
export const claims: Lesson = {
  name: 'claims',
  title: { en: 'Doubling, Akka, Sawa', ar: 'الدبل والإكة والسوا' },
  steps: [
    {
      record: `${AGAINST}\nhokum:H pass pass pass pass`,
      rule: 'BAL-7.1',
      lit: 'seat-1',
      say: {
        en: 'The player on your right bought Hokum in hearts. Before the first card the **opponents of the buyer** may **double**: the round then counts twice.',
        ar: 'اللي على يمينك شرى حكم هاص. قبل أول ورقة يقدر **خصوم المشتري** يقولون **دبل**: وتنحسب الجولة مرتين.',
      },
    },
    {
      rule: 'BAL-7.1',
      lit: 'JH 9H AS AC AD',
      act: 'double',
      hint: 'do-double',
      wrong: {
        pass: {
          en: 'You hold the two highest trumps and three Aces: they will hardly make it. Double.',
          ar: 'معك أقوى ورقتين حكم وثلاث إكك: صعبة ينجحون. قل دبل.',
        },
        'double:locked': {
          en: 'In a **locked** round nobody may lead trumps, and you want to lead yours. Double, open.',
          ar: 'في **المقفل** ما أحد يربّع بالحكم، وأنت تبي تربّع. قل دبل مفتوح.',
        },
      },
      say: {
        en: 'You hold the {JH} and the {9H} of their own trumps, and three Aces. What do you say?',
        ar: 'معك {JH} و{9H} من حكمهم، وثلاث إكك. وش تقول؟',
      },
      after: 'pass pass',
    },
    {
      rule: 'BAL-7.1',
      say: {
        en: 'They could have answered **Triple** (three times), your side then **Four**, and they **Gahwa**: the whole match on one round. They let it stand.',
        ar: 'كانوا يقدرون يقولون **ثري** (ثلاث مرات)، وأنتم بعدها **فور**، وهم **قهوة**: الصكة كلها على جولة. وسكتوا.',
      },
    },
    {
      rule: 'BAL-16.10',
      answers: [
        { text: { en: 'All 32 go to one side', ar: 'الـ ٣٢ كلها لفريق واحد' } },
        {
          text: { en: 'Each side gets twice its points', ar: 'كل فريق له نقاطه مرتين' },
          why: {
            en: 'A doubled round is all or nothing: the side with more Abnat takes everything.',
            ar: 'الجولة المدبولة يا كلها يا ولا شي: اللي أبناطه أكثر ياخذها كلها.',
          },
        },
      ],
      say: {
        en: 'A doubled round is **all or nothing**. Hokum is worth 16: what is at stake now?',
        ar: 'الجولة المدبولة **يا كلها يا ولا شي**. والحكم بـ ١٦: كم صارت؟',
      },
    },
    {
      record: MIDDLE,
      rule: 'BAL-12.2',
      lit: 'KS',
      act: 'KS+akka',
      hint: 'do-akka KS',
      wrong: {
        KS: {
          en: 'Right card, but say Akka with it: press **Akka** first, then play the {KS}.',
          ar: 'الورقة صح، لكن قل معها إكة: اضغط **إكة** أول، بعدها العب {KS}.',
        },
      },
      otherwise: {
        en: 'Press **Akka**, then play the {KS}: it is the highest spade left.',
        ar: 'اضغط **إكة**، بعدها العب {KS}: أكبر سبيت باقية.',
      },
      say: {
        en: 'Another round. The Ace and the 10 of spades are gone, so your {KS} is the **highest left**. Press **Akka**, then play it: your partner need not trump.',
        ar: 'جولة ثانية. إكة السبيت وعشرتها راحت، فـ {KS} **أكبر ورقة باقية**. اضغط **إكة** والعبها: وخويّك مو لازم يدق.',
      },
      after: 'QS 8S 9D',
    },
    {
      rule: 'BAL-12.3',
      say: {
        en: '**Akka** tells your partner: nothing beats this, keep your trumps. It is only for Hokum and side suits; an Ace says it by itself.',
        ar: '**إكة** تقول لخويّك: ما فوقها شي، لا تدق. بس في الحكم ومو من ورق الحكم؛ والإكة نفسها ما تحتاج كلام.',
      },
    },
    {
      record: LATE,
      rule: 'BAL-14.1',
      lit: 'KH QH',
      act: 'sawa',
      hint: 'do-sawa do-sawa-yes',
      otherwise: {
        en: 'That wins too. But nobody else has a trump left: say **Sawa**.',
        ar: 'تاكل بعد. لكن ما بقى حكم عند أحد: قل **سوا**.',
      },
      say: {
        en: 'All other trumps have been played: both your cards must win. Then you may claim the rest: **Sawa**. Press it and confirm.',
        ar: 'كل الحكم انلعب: ورقتينك أكيد تاكل. هنا تقدر تطلب الباقي: **سوا**. اضغطها وأكّد.',
      },
      after: 'accept@1',
    },
    {
      rule: 'BAL-14.3',
      lit: 'seat-1 seat-3',
      say: {
        en: 'Your cards are shown. **Both** opponents accept or refuse; one has accepted.',
        ar: 'انكشفت أوراقك. **الخصمين** يقبلون أو يرفضون؛ واحد قبل.',
      },
      after: 'accept',
    },
    {
      rule: 'BAL-14.6',
      say: {
        en: 'Both accepted: the rest is yours. Had one refused, you would play on with open cards; losing a trick then would cost the **whole round**. So claim only what is certain.',
        ar: 'قبلوا الاثنين: الباقي لكم. ولو رفض واحد تكمل وأوراقك مكشوفة؛ ولو راحت أكلة تخسر **الجولة كلها**. فلا تقولها إلا وأنت متأكد.',
      },
    },
  ],
};
