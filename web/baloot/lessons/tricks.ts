import { deal } from '@/baloot/lessons/deal.ts';
import type { Lesson } from '@/table/lesson.ts';

const DEAL = deal({
  dealer: 3,
  taker: 0,
  floor: 'KS',
  hands: [
    'KS AS 7S QH 8H AC 9C 7D',
    '10S 8S AH 9H KC 8C KD JD',
    'QS 9S 10H 7H 10C 7C AD 9D',
    'JS KH JH QC JC 10D QD 8D',
  ],
});

/** From nothing: partners, a trick, following suit, who leads. */
export const tricks: Lesson = {
  name: 'tricks',
  title: { en: 'What a trick is', ar: 'وش هي الأكلة؟' },
  steps: [
    {
      record: `${DEAL}\nsun`,
      rule: 'BAL-2.2',
      lit: 'seat-2',
      say: {
        en: 'Baloot is played two against two. The player facing you is your **partner**; the two at your sides are your **opponents**.',
        ar: 'البلوت اثنين ضد اثنين. اللي قدامك **خويّك**، واللي على يمينك ويسارك **الخصوم**.',
      },
    },
    {
      rule: 'BAL-2.1',
      lit: 'seat-1',
      say: {
        en: 'Everybody holds eight cards. Turns go round to the **right**: after you it is this player. You begin.',
        ar: 'كل لاعب معه ٨ أوراق. الدور يمشي **يمين**: بعدك هذا اللاعب. والبداية عندك.',
      },
    },
    {
      rule: 'BAL-11.1',
      act: 'AS',
      say: {
        en: 'To begin is to **lead**: you choose any card. Lead the {AS}. Tap it to lift it, tap it again to play it.',
        ar: 'اللي يبدأ يختار أي ورقة. العب {AS}: اضغطها ترتفع، واضغطها ثانية تنلعب.',
      },
      otherwise: {
        en: 'You may lead that, but it can be beaten. Nothing beats an Ace here: lead the {AS}.',
        ar: 'تقدر تبدأ بها، لكن فيه أكبر منها. الإكة ما فوقها شي هنا: العب {AS}.',
      },
      after: '8S 9S JS',
    },
    {
      rule: 'BAL-11.5',
      lit: 'AS',
      say: {
        en: 'Four cards, one from each: that is a **trick**. The highest card of the suit that was led takes it. Yours did, so it counts for your side.',
        ar: 'أربع أوراق، من كل لاعب ورقة: هذي **أكلة**. ياخذها أكبر ورقة من الشكل اللي انبدأ به. ورقتك الأكبر، فالأكلة لكم.',
      },
      after: '.',
    },
    {
      rule: 'BAL-11.5',
      act: '8H',
      say: {
        en: 'Whoever takes a trick **leads the next**: you again. Try a small card now and see: lead the {8H}.',
        ar: 'اللي ياخذ الأكلة **يبدأ اللي بعدها**: أنت ثاني. جرّب ورقة صغيرة: العب {8H}.',
      },
      otherwise: {
        en: 'Keep that one. We want to see what happens to a small card: lead the {8H}.',
        ar: 'خلّ هذي معك. نبي نشوف وش يصير للورقة الصغيرة: العب {8H}.',
      },
      after: 'AH 7H JH',
    },
    {
      rule: 'BAL-11.5',
      lit: 'AH seat-1',
      say: {
        en: 'The {AH} was higher: your opponents take this trick. Now the player on your right leads.',
        ar: '{AH} أكبر: الأكلة للخصوم. الحين يبدأ اللي على يمينك.',
      },
      after: '. 8C 7C JC',
    },
    {
      rule: 'BAL-11.2',
      act: 'AC',
      wrong: {
        KS: 'must-follow',
        '9C': {
          en: 'A club, so it is allowed. But the {JC} is higher and the trick would be theirs. Take it with the {AC}.',
          ar: 'شيريا، يعني تقدر. لكن {JC} أكبر والأكلة تصير لهم. خذها بـ {AC}.',
        },
      },
      say: {
        en: 'Clubs were led, so you must play a club if you have one: you must **follow suit**. The grey cards are not allowed. Take this trick!',
        ar: 'انبدأ بالشيريا، فلازم تلعب شيريا دامها معك. الأوراق المعتمة ما تنلعب. خذ هالأكلة!',
      },
    },
    {
      rule: 'BAL-11.5',
      lit: 'AC',
      say: {
        en: 'Yours: the {AC} is the highest club. It is your lead again.',
        ar: 'لكم: {AC} أكبر شيريا. والبداية عندك.',
      },
      after: '.',
    },
    {
      rule: 'BAL-2.2',
      act: '7D',
      say: {
        en: 'You hold a single diamond. Lead the {7D}: perhaps your partner has a high one.',
        ar: 'معك ديمن وحدة بس. العب {7D}: يمكن عند خويّك ورقة كبيرة.',
      },
      otherwise: {
        en: 'Allowed, but we want to give your partner a chance. Lead the {7D}.',
        ar: 'تقدر، لكن نبي نعطي خويّك فرصة. العب {7D}.',
      },
      after: 'JD AD 8D',
    },
    {
      rule: 'BAL-2.2',
      lit: 'AD seat-2',
      say: {
        en: 'Your partner’s {AD} takes it. Your partner’s tricks and yours are counted **together**.',
        ar: 'إكة خويّك {AD} أخذتها. أكلات خويّك وأكلاتك تنحسب **مع بعض**.',
      },
      after: '. 9D 10D',
    },
    {
      rule: 'BAL-11.3',
      act: '9C',
      say: {
        en: 'Diamonds again, and you have none left. This round has no trumps, so you may play **any card**, but a card of another suit **cannot win**. Throw away your {9C}.',
        ar: 'ديمن ثاني، وما بقى معك ديمن. هالجولة بدون حكم، فتلعب **أي ورقة**، لكن ورقة من شكل ثاني **ما تاكل**. ارمِ {9C}.',
      },
      otherwise: {
        en: 'Allowed, but it cannot win this trick and may win a later one. Throw away the {9C}.',
        ar: 'تقدر، لكنها ما تاكل هنا ويمكن تاكل بعدين. ارمِ {9C}.',
      },
      after: 'KD',
    },
    {
      rule: 'BAL-11.5',
      answers: [
        {
          text: { en: 'The player who played {10D}', ar: 'اللي لعب {10D}' },
        },
        {
          text: { en: 'My partner, who led', ar: 'خويّي، هو اللي بدأ' },
          why: {
            en: 'Your partner led this trick. The next one is led by whoever took it.',
            ar: 'خويّك بدأ هالأكلة. اللي بعدها يبدأها اللي أخذها.',
          },
        },
        {
          text: { en: 'Me', ar: 'أنا' },
          why: {
            en: 'Your {9C} is not a diamond: it took nothing. Whoever took the trick leads.',
            ar: '{9C} مو ديمن: ما أكلت شي. يبدأ اللي أخذ الأكلة.',
          },
        },
      ],
      say: {
        en: 'Here the {10D} beats the {KD}: in Baloot the 10 is high, as you will see. Who leads the next trick?',
        ar: 'هنا {10D} أكبر من {KD}: العشرة في البلوت كبيرة، وبتشوف. مين يبدأ الأكلة الجاية؟',
      },
    },
    {
      rule: 'BAL-16.1',
      say: {
        en: 'So it goes on until all eight cards are played: **eight tricks** are a round. What the cards in them count, you learn next.',
        ar: 'وتكمل كذا لين تخلص الأوراق: الجولة **ثمان أكلات**. وكم تحسب الأوراق، هذا الدرس الجاي.',
      },
    },
  ],
};
