import { deal } from '@/baloot/lessons/deal.ts';
import type { Lesson } from '@/table/lesson.ts';

const DEAL = deal({
  dealer: 2,
  taker: 0,
  floor: 'AH',
  hands: [
    'AH 10S KS 8S QH 8H KD 7C',
    'JS 7S JH 9H 10D QD 10C QC',
    'AS 9S 10H JD 7D AC 9C 8C',
    'QS KH 7H AD 9D 8D KC JC',
  ],
});

/** Sun: the order of the cards, what they count, and giving them to the right side. */
export const sun: Lesson = {
  name: 'sun',
  title: { en: 'Sun: the order and the count', ar: 'الصن: الترتيب والأبناط' },
  steps: [
    {
      record: `${DEAL}\npass sun`,
      rule: 'BAL-2.5',
      say: {
        en: 'This round is **Sun**: no suit is above another. In every suit the order is **A, 10, K, Q, J, 9, 8, 7**. The 10 stands right under the Ace.',
        ar: 'هالجولة **صن**: ما فيه شكل فوق شكل. الترتيب في كل شكل: **إكة، عشرة، شايب، بنت، ولد، تسعة، ثمانية، سبعة**. العشرة تحت الإكة على طول.',
      },
    },
    {
      rule: 'BAL-2.5',
      lit: '10S KS',
      answers: [
        { text: { en: '{10S}', ar: '{10S}' } },
        {
          text: { en: '{KS}', ar: '{KS}' },
          why: {
            en: 'The King comes third: Ace, then 10, then King.',
            ar: 'الشايب الثالث: إكة، بعدها عشرة، بعدها شايب.',
          },
        },
      ],
      say: { en: 'Which of these two is stronger?', ar: 'أي الثنتين أقوى؟' },
    },
    {
      rule: 'BAL-2.7',
      say: {
        en: 'Cards taken in tricks count **Abnat**: an Ace 11, a 10 ten, a King 4, a Queen 3, a Jack 2. The 9, 8 and 7 count nothing.',
        ar: 'الأوراق اللي تاكلها تنحسب **أبناط**: الإكة ١١، العشرة ١٠، الشايب ٤، البنت ٣، الولد ٢. والتسعة والثمانية والسبعة ولا شي.',
      },
      after: 'QS',
    },
    {
      rule: 'BAL-2.5',
      act: 'KS',
      wrong: {
        AH: 'must-follow',
        '10S': {
          en: 'It beats the Queen too. But the {AS} is still out: if it falls, you lose ten Abnat instead of four. The {KS} is enough.',
          ar: 'تاكل البنت بعد. لكن {AS} باقية: لو نزلت تخسر ١٠ بدل ٤. {KS} تكفي.',
        },
        '8S': {
          en: 'Too low: the {QS} would hold the trick. Beat it with the {KS}.',
          ar: 'صغيرة: {QS} أكبر منها. كبّر عليها بـ {KS}.',
        },
      },
      say: {
        en: 'The {QS} is led. Beat it, and risk as little as you can: somebody behind you may hold the Ace.',
        ar: 'انبدأ بـ {QS}. خذها بأقل خسارة: يمكن الإكة عند اللي بعدك.',
      },
      after: '7S 9S',
    },
    {
      rule: 'BAL-2.7',
      answers: [
        { text: { en: '7', ar: '٧' } },
        {
          text: { en: '4', ar: '٤' },
          why: { en: 'The King is 4, and the Queen in it counts too: 3.', ar: 'الشايب ٤، والبنت اللي معه ٣.' },
        },
        {
          text: { en: '14', ar: '١٤' },
          why: {
            en: 'The 9 and the 7 count nothing: King 4 and Queen 3.',
            ar: 'التسعة والسبعة ولا شي: شايب ٤ وبنت ٣.',
          },
        },
      ],
      say: {
        en: 'The trick is yours. How many Abnat are in it?',
        ar: 'الأكلة لك. كم بنط فيها؟',
      },
      after: '.',
    },
    {
      rule: 'BAL-11.5',
      act: 'AH',
      wrong: {
        QH: {
          en: 'The 10 and the King of hearts are still out: the Queen may lose. Lead the {AH}.',
          ar: 'عشرة وشايب الهاص باقين: البنت ممكن تروح. ابدأ بـ {AH}.',
        },
      },
      otherwise: {
        en: 'That one can be beaten. Which of your cards can nothing beat? The {AH}.',
        ar: 'هذي فيه أكبر منها. أي ورقة معك ما فوقها شي؟ {AH}.',
      },
      say: {
        en: 'You lead. Play a card that is sure to take the trick.',
        ar: 'البداية عندك. العب ورقة أكيد تاكل.',
      },
      after: '9H 10H 7H',
    },
    {
      rule: 'BAL-2.7',
      lit: '10H',
      say: {
        en: 'Look what your partner did: the {10H} was put **into your trick**. It is safe there and brings your side ten Abnat.',
        ar: 'شف وش سوّى خويّك: حط {10H} **في أكلتك**. أمان هنا، وتزيدكم ١٠ أبناط.',
      },
      after: '.',
    },
    {
      rule: 'BAL-11.1',
      act: '7C',
      otherwise: {
        en: 'Keep the cards that count until they are safe. Lead the {7C}: your partner may have the Ace.',
        ar: 'خلّ الأوراق اللي لها أبناط لين تأمن. ابدأ بـ {7C}: يمكن الإكة عند خويّك.',
      },
      say: {
        en: 'No sure card is left. Lead one that costs nothing: the {7C}.',
        ar: 'ما بقى معك شي أكيد. ابدأ بورقة ما تخسّرك: {7C}.',
      },
      after: 'QC AC JC . AS 8D',
    },
    {
      rule: 'BAL-2.7',
      act: '10S',
      wrong: {
        '8S': {
          en: 'Safe, but it counts nothing. The trick is your partner’s already: put the {10S} in, ten Abnat for you both.',
          ar: 'ما تضر، لكن ما تحسب شي. الأكلة لخويّك أصلًا: حط {10S}، ١٠ أبناط لكم.',
        },
      },
      say: {
        en: 'Your partner leads the {AS}: nothing can beat it. Now do the same: give it the card that counts most.',
        ar: 'خويّك بدأ بـ {AS}: ما فوقها شي. الحين دورك: حط له الورقة اللي تحسب أكثر.',
      },
      after: 'JS',
    },
    {
      rule: 'BAL-2.8',
      say: {
        en: 'All cards in Sun make 120 Abnat, and the **last trick adds 10**: 130. On the sheet a Sun round is worth **26 points**, and the first side with **152** wins the match.',
        ar: 'كل أوراق الصن ١٢٠ بنط، و**الأكلة الأخيرة تزيد ١٠**: صارت ١٣٠. والجولة في النشرة بـ **٢٦ نقطة**، واللي يوصل **١٥٢** قبل ياخذ الصكة (اللعبة كلها).',
      },
      after: '.',
    },
    {
      rule: 'BAL-16.6',
      answers: [
        { text: { en: 'At least 66', ar: '٦٦ أو أكثر' } },
        {
          text: { en: '50 are enough', ar: 'تكفي ٥٠' },
          why: {
            en: 'Then the others have 80. You need more than they: more than half of 130.',
            ar: 'كذا لهم ٨٠. لازم يكون لك أكثر منهم: أكثر من نص ١٣٠.',
          },
        },
        {
          text: { en: 'All 130', ar: 'الـ ١٣٠ كلها' },
          why: {
            en: 'More than the others is enough. Half of 130 is 65.',
            ar: 'يكفي أكثر منهم. نص ١٣٠ هو ٦٥.',
          },
        },
      ],
      say: {
        en: 'You bought this round, so your side must count **more than the others**. How many Abnat are certainly enough?',
        ar: 'أنت المشتري، فلازم تجيبون **أكثر من الخصوم**. كم بنط يكفي أكيد؟',
      },
    },
  ],
};
