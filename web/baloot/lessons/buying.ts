import { deal } from '@/baloot/lessons/deal.ts';
import type { Lesson } from '@/table/lesson.ts';

/** Nothing to buy with: no Ace, no Jack or 9 of the floor suit. */
const WEAK = deal({
  dealer: 3,
  taker: 1,
  floor: '8D',
  hands: [
    '7S 9C QH 8C KD 8S 7H QC',
    '8D AS 10H JC 7D KS 9H 10C',
    'KH 9S AC 10D QS 8H JD JS',
    'AH JH KC 9D 10S AD QD 7C',
  ],
});

const STRONG = deal({
  dealer: 0,
  taker: 0,
  floor: 'AH',
  hands: [
    'AH JH 9H AS 10D 7C 8D KS',
    '7H QS 9C KC 8S JD 9D 10H',
    '10S KD QC JC 7S 8C KH 9S',
    'AC 10C 8H QD JS AD 7D QH',
  ],
});

const ACES = deal({
  dealer: 2,
  taker: 0,
  floor: '9C',
  hands: [
    '9C AS AH AD 10S KC 7H 8D',
    '8S QH 7D 10C KD JH 9S QC',
    '7S 10H KH JD 8C QS 9D 9H',
    'JC AC QD 7C 8H JS KS 10D',
  ],
});

/** Buying: the floor card, Hokum, Sun, passing, the second round, and Sun over Hokum. */
export const buying: Lesson = {
  name: 'buying',
  title: { en: 'Buying: Hokum or Sun?', ar: 'الشراء: حكم أو صن؟' },
  steps: [
    {
      record: WEAK,
      rule: 'BAL-4.3',
      lit: 'floor',
      say: {
        en: 'At first everybody has **five** cards. One more is turned up in the middle: the **floor card**. Now somebody may buy it.',
        ar: 'في البداية كل واحد معه **٥** أوراق. وتنفتح ورقة في النص: **ورقة الأرض**. والحين نشوف مين يشتريها.',
      },
    },
    {
      rule: 'BAL-5.1',
      lit: 'seat-3',
      say: {
        en: 'The player to the right of the dealer (**D**) speaks first: that is you. Each says **Hokum**, **Sun** or **pass**.',
        ar: 'أول من يتكلم يمين الموزّع (**D**): يعني أنت. كل واحد يقول **حكم** أو **صن** أو **بس**.',
      },
    },
    {
      rule: 'BAL-5.3',
      lit: 'floor',
      say: {
        en: 'In the first round **Hokum** makes the suit of the floor card trumps: diamonds here. **Sun** means no trumps. Whoever buys gets the floor card, and must win the round.',
        ar: 'في الدور الأول، **حكم** يعني شكل ورقة الأرض هو الحكم: هنا ديمن. و**صن** بدون حكم. والمشتري ياخذ ورقة الأرض، ولازم يكسب الجولة.',
      },
    },
    {
      rule: 'BAL-5.1',
      act: 'pass',
      hint: 'do-pass',
      wrong: {
        'hokum:D': {
          en: 'As trumps you would have only the King and the 8 of diamonds. Hokum wants the Jack or the 9. Pass.',
          ar: 'ما يكون معك حكم إلا الشايب والثمانية. الحكم يبي الولد أو التسعة. قل بس.',
        },
        sun: {
          en: 'Sun wants Aces and tens, and you hold none. Pass.',
          ar: 'الصن يبي إكك وعشرات، وما معك ولا وحدة. قل بس.',
        },
      },
      otherwise: { en: 'Not with these cards. Pass.', ar: 'مو بهالأوراق. قل بس.' },
      say: {
        en: 'Your cards: no Ace, no 10, neither Jack nor 9 of diamonds. What do you say?',
        ar: 'أوراقك: لا إكة ولا عشرة، ولا ولد ديمن ولا تسعته. وش تقول؟',
      },
      after: 'pass pass pass',
    },
    {
      rule: 'BAL-5.3',
      act: 'pass',
      hint: 'do-pass',
      otherwise: {
        en: 'Your hand is still weak. Pass again: in the second round that is called Wala.',
        ar: 'يدك للحين ضعيفة. قل ولا.',
      },
      say: {
        en: 'All passed: the **second round**. Now Hokum may be in any of the **other three suits**, never in the floor card’s. Your cards are still weak.',
        ar: 'الكل قال بس: **الدور الثاني**. الحين الحكم في أي شكل من **الثلاثة الباقية**، مو شكل ورقة الأرض. ويدك للحين ضعيفة.',
      },
      after: 'pass pass pass',
    },
    {
      rule: 'BAL-5.2',
      say: {
        en: 'Four passes twice: nobody bought. The cards are thrown in and the **next player deals**. Nothing is written.',
        ar: 'الكل قال ولا: ما اشترى أحد. تنرمى الأوراق ويوزّع **اللي بعده**. وما ينكتب شي.',
      },
    },
    {
      record: `${STRONG}\npass pass pass`,
      rule: 'BAL-2.4',
      lit: 'floor JH 9H',
      act: 'hokum:H',
      hint: 'do-hokum',
      wrong: {
        pass: {
          en: 'With the Jack, the 9 and the floor card you hold the three highest trumps. That is worth buying: Hokum.',
          ar: 'معك الولد والتسعة، ومع ورقة الأرض أقوى ثلاث أوراق. هذي تنشرى: حكم.',
        },
        sun: {
          en: 'In Sun there are no trumps: your Jack and 9 would be small cards. Buy Hokum.',
          ar: 'في الصن ما فيه حكم: الولد والتسعة يصيرون صغار. اشترها حكم.',
        },
      },
      otherwise: { en: 'Your hearts are what is strong here: buy Hokum.', ar: 'القوة في الهاص: اشترها حكم.' },
      say: {
        en: 'Another deal. The others passed. This is the floor card, and you hold the two strongest of its suit. **Buy Hokum.**',
        ar: 'توزيعة ثانية، والباقين قالوا بس. هذي **ورقة الأرض**، ومعك أقوى ورقتين من شكلها: الولد والتسعة. اشترها حكم.',
      },
      after: 'pass pass pass',
    },
    {
      rule: 'BAL-6.2',
      lit: 'AH',
      say: {
        en: 'You are the **buyer**. You were given the floor card and two more, the others three: now everybody has **eight**. The dealer’s right leads, whoever bought.',
        ar: 'أنت **المشتري**. أخذت ورقة الأرض وورقتين، والباقين ثلاث: صار مع كل واحد **٨**. والبداية عند يمين الموزّع، مهما كان المشتري.',
      },
    },
    {
      rule: 'BAL-16.7',
      answers: [
        { text: { en: 'The others get all 16 points', ar: 'الـ ١٦ نقطة كلها للخصوم' } },
        {
          text: { en: 'Each side keeps what it took', ar: 'كل فريق ياخذ اللي له' },
          why: {
            en: 'Only if the buyer wins. A buyer who counts less gets nothing: that is Khasara.',
            ar: 'بس إذا كسب المشتري. وإذا جاب أقل ما ياخذ شي: خسارة.',
          },
        },
        {
          text: { en: 'Nothing is written', ar: 'ما ينكتب شي' },
          why: {
            en: 'A lost round is written, for the other side: all of it. That is the risk of buying.',
            ar: 'تنكتب للفريق الثاني كلها. هذي مخاطرة الشراء.',
          },
        },
      ],
      say: {
        en: 'The buyer must count more Abnat than the others. As many: each side keeps its own. Fewer: **Khasara**. What happens then?',
        ar: 'المشتري لازم يجيب أبناط أكثر من الخصوم. تعادلوا: كل فريق ياخذ اللي له. وإذا أقل: **خسارة**. وش يصير وقتها؟',
      },
    },
    {
      record: `${ACES}\nhokum:C`,
      rule: 'BAL-5.5',
      lit: 'AS AH AD',
      act: 'sun',
      hint: 'do-sun',
      wrong: {
        'hokum:C': 'hokum-over-hokum',
        pass: {
          en: 'Then they play with their trumps. With three Aces and a 10 you are stronger without trumps: take it with Sun.',
          ar: 'كذا يلعبون بحكمهم. معك ثلاث إكك وعشرة، وبدون حكم أنت أقوى: اقلبها صن.',
        },
      },
      otherwise: { en: 'Three Aces: take it with Sun.', ar: 'ثلاث إكك: اقلبها صن.' },
      say: {
        en: 'An opponent says Hokum in clubs. There is no Hokum over a Hokum, but **Sun is above Hokum**. You hold three Aces.',
        ar: 'الخصم قال حكم شيريا. ما فيه حكم على حكم، لكن **الصن أعلى من الحكم**. ومعك ثلاث إكك.',
      },
    },
    {
      rule: 'BAL-5.4',
      say: {
        en: 'Sun is the contract **at once**, and you are the buyer. A Hokum has to wait until the other three were asked, **also those who passed**: now they may only say Sun or pass.',
        ar: 'الصن يثبت **على طول**، وصرت المشتري. أما الحكم فينتظر لين ينسأل الثلاثة، **حتى اللي قال بس**: ولهم صن أو بس، لا غير.',
      },
    },
    {
      rule: 'BAL-2.9',
      answers: [
        { text: { en: 'Aces and tens', ar: 'إكك وعشرات' } },
        {
          text: { en: 'Jack and 9 of one suit', ar: 'ولد وتسعة من شكل واحد' },
          why: {
            en: 'They are strong as trumps: that is for Hokum. In Sun, the Ace and the 10 are on top.',
            ar: 'هذي قوية في الحكم. في الصن، الإكة والعشرة فوق.',
          },
        },
      ],
      say: {
        en: 'Sun is worth 26 points, Hokum 16. What do you need for a **Sun**?',
        ar: 'الصن بـ ٢٦ نقطة والحكم بـ ١٦. وش تحتاج عشان تشتري **صن**؟',
      },
    },
    {
      rule: 'BAL-5.10',
      say: {
        en: 'One more word you will hear: **Ashkal**. It is a Sun in which the caller’s **partner** takes the floor card. Only the dealer and the player to the dealer’s left may say it.',
        ar: 'وفيه كلمة بتسمعها: **أشكل**. صن، بس ورقة الأرض ياخذها **خوي** اللي قالها. ويقولها الموزّع ويسار الموزّع بس.',
      },
    },
  ],
};
