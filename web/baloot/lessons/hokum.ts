import { deal } from '@/baloot/lessons/deal.ts';
import type { Lesson } from '@/table/lesson.ts';

const DEAL = deal({
  dealer: 2,
  taker: 0,
  floor: '9H',
  hands: [
    '9H JH QH 7H AC 8C KD 9D',
    'KS JS 7S KH KC 10D JD 8D',
    '10S 9S 10H 8H QC JC QD 7D',
    'AS QS 8S AH 10C 9C 7C AD',
  ],
});

/** Hokum: trumps, their order, and when one must cut and go higher. */
export const hokum: Lesson = {
  name: 'hokum',
  title: { en: 'Hokum: trumps and duties', ar: 'الحكم: الدق والتكبير' },
  steps: [
    {
      record: `${DEAL}\npass hokum:H pass pass pass pass pass`,
      rule: 'BAL-11.5',
      lit: 'JH 9H QH 7H',
      say: {
        en: 'This round is **Hokum** in hearts {H}. Hearts are **trumps**: the smallest trump beats every card of the other suits.',
        ar: 'هالجولة **حكم** هاص {H}. الهاص هو **الحكم**: أصغر ورقة حكم تاكل أي ورقة من شكل ثاني.',
      },
    },
    {
      rule: 'BAL-2.4',
      say: {
        en: 'Trumps have an order of their own: **J, 9, A, 10, K, Q, 8, 7**. The Jack of trumps counts **20** Abnat and the 9 counts **14**; everything else counts as in Sun.',
        ar: 'الحكم له ترتيب ثاني: **ولد، تسعة، إكة، عشرة، شايب، بنت، ثمانية، سبعة**. ولد الحكم بـ **٢٠** بنط وتسعته بـ **١٤**؛ والباقي كله مثل الصن.',
      },
    },
    {
      rule: 'BAL-2.4',
      answers: [
        { text: { en: '{9H}', ar: '{9H}' } },
        {
          text: { en: '{AH}', ar: '{AH}' },
          why: {
            en: 'Among trumps the Ace is only third: Jack, 9, Ace.',
            ar: 'في الحكم الإكة الثالثة: ولد، تسعة، إكة.',
          },
        },
      ],
      say: { en: 'Hearts are trumps. Which is stronger?', ar: 'الحكم هاص. أيهم أقوى؟' },
      after: 'AS',
    },
    {
      rule: 'BAL-11.4d',
      act: '7H',
      wrong: {
        AC: 'must-trump',
        JH: {
          en: 'It takes the trick, but it is your best trump. The smallest does the same here: the {7H}.',
          ar: 'تاكل، لكنها أقوى ورقة معك. الصغيرة تكفي هنا: {7H}.',
        },
      },
      otherwise: {
        en: 'It takes the trick, but keep the higher trumps. The {7H} is enough.',
        ar: 'تاكل، لكن خلّ الحكم الكبير. {7H} تكفي.',
      },
      say: {
        en: 'An opponent leads the {AS} and you have no spade. In Hokum you then **must trump**. Use a small trump.',
        ar: 'الخصم بدأ بـ {AS} وما معك سبيت. في الحكم هنا **لازم تدق** بورقة حكم. دق بصغيرة.',
      },
      after: 'JS 9S',
    },
    {
      rule: 'BAL-11.5',
      lit: '7H',
      say: {
        en: 'The little {7H} beats even the {AS}. That is what trumps are for.',
        ar: '{7H} الصغيرة أكلت حتى {AS}. هذي فايدة الحكم.',
      },
      after: '.',
    },
    {
      rule: 'BAL-11.1',
      act: '9D',
      otherwise: {
        en: 'Allowed. But keep trumps and high cards for later: lead the {9D}, which costs nothing.',
        ar: 'تقدر. لكن خلّ الحكم والأوراق الكبيرة لبعدين: ابدأ بـ {9D}، ما تخسّرك.',
      },
      say: {
        en: 'You lead. Play a small card of a side suit: the {9D}.',
        ar: 'البداية عندك. العب ورقة صغيرة مو من الحكم: {9D}.',
      },
      after: 'JD QD AD . 10C',
    },
    {
      rule: 'BAL-11.2',
      act: 'AC',
      wrong: {
        '7H': 'not-in-hand',
        JH: 'must-follow',
        '8C': {
          en: 'Then the {10C} takes it. You have the {AC}: use it.',
          ar: 'كذا تاكلها {10C}. معك {AC}: خذها.',
        },
      },
      say: {
        en: 'Clubs are led and you **have** clubs: follow suit, no trump allowed. Take the {10C}.',
        ar: 'انبدأ بالشيريا و**معك** شيريا: لازم منها، والحكم ما ينلعب. خذ {10C}.',
      },
      after: 'KC JC .',
    },
    {
      rule: 'BAL-11.4d',
      act: '8C',
      otherwise: {
        en: 'Let us see what happens to a side suit that is led again: the {8C}.',
        ar: 'خلنا نشوف وش يصير لو انبدأ بنفس الشكل ثاني: {8C}.',
      },
      say: { en: 'Lead your other club, the {8C}.', ar: 'ابدأ بالشيريا الثانية، {8C}.' },
      after: 'KH QC 9C',
    },
    {
      rule: 'BAL-11.4d',
      lit: 'KH seat-1',
      say: {
        en: 'The player on your right has no club left, and **had to** trump with the {KH}. The duty is the same for everybody.',
        ar: 'اللي على يمينك ما بقى معه شيريا، و**لازم** يدق: دق بـ {KH}. القاعدة على الكل.',
      },
      after: '. KS 10S 8S',
    },
    {
      rule: 'BAL-11.4b',
      act: 'KD',
      wrong: {
        QH: {
          en: 'Allowed, but a waste: the trick is your partner’s already. Give it the {KD}, four Abnat.',
          ar: 'تقدر، لكنها تروح بلاش: الأكلة لخويّك. حط له {KD}، ٤ أبناط.',
        },
      },
      otherwise: {
        en: 'Don’t spend a trump: your partner holds the trick. Give it the {KD}.',
        ar: 'لا تضيّع الحكم: الأكلة مع خويّك. حط {KD}.',
      },
      say: {
        en: 'You have no spade, but your **partner’s** {10S} holds the trick and you are the last to play. Then you **need not** trump. Third in turn, you need not only if your partner led an **Ace**.',
        ar: 'ما معك سبيت، لكن **خويّك** ماسك الأكلة بـ {10S} وأنت آخر واحد. هنا **مو لازم** تدق. ولو كنت الثالث، مو لازم بس إذا خويّك بدأ **بإكة**.',
      },
      after: '. 7D AH',
    },
    {
      rule: 'BAL-11.4e',
      act: '9H',
      wrong: {
        QH: 'must-overtrump',
        JH: {
          en: 'It beats the Ace, but so does the 9, and only your own Jack could beat that. Play the {9H}.',
          ar: 'تاكل الإكة، والتسعة تاكلها بعد، وما يكبّر على التسعة إلا ولدك. العب {9H}.',
        },
      },
      say: {
        en: 'Diamonds are led, and an opponent trumped with the {AH}. You have no diamond: now you must trump **higher**. Who cannot may play anything.',
        ar: 'انبدأ بالديمن، والخصم دق بـ {AH}. ما معك ديمن: هنا لازم **تكبّر** عليه. واللي ما يقدر يلعب أي ورقة.',
      },
      after: '8D',
    },
    {
      rule: 'BAL-11.2b',
      say: {
        en: 'When **trumps are led**, it is the same: if an opponent holds the trick and you have a higher trump, you must play it. In every other suit, and in Sun, you only follow: **high or low is up to you**.',
        ar: 'وإذا **انبدأ بالحكم** نفس الشي: لو الخصم ماسك الأكلة ومعك حكم أكبر، لازم تكبّر. أما باقي الأشكال، وكل الأشكال في الصن، فتمشي على الشكل بس: **كبيرة أو صغيرة على كيفك**.',
      },
      after: '.',
    },
    {
      rule: 'BAL-11.4b',
      answers: [
        {
          text: {
            en: 'I have none of the led suit, an opponent holds the trick',
            ar: 'ما معي من الشكل، والأكلة مع الخصم',
          },
        },
        {
          text: { en: 'Whenever I like the trick', ar: 'إذا عجبتني الأكلة' },
          why: {
            en: 'If you hold the led suit you must follow it. Only without it comes the trump.',
            ar: 'دام معك من الشكل لازم تلعب منه. الدق لمن ما معه.',
          },
        },
      ],
      say: { en: 'When must you trump?', ar: 'متى لازم تدق؟' },
    },
    {
      rule: 'BAL-2.8',
      say: {
        en: 'With the last trick’s 10, Hokum has **162** Abnat, and the round is worth **16 points**. More than half, 82, is enough for the buyer.',
        ar: 'مع عشرة الأكلة الأخيرة، الحكم فيه **١٦٢** بنط، والجولة بـ **١٦ نقطة**. والمشتري تكفيه ٨٢، أكثر من النص.',
      },
    },
  ],
};
