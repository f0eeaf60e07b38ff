import type { Lesson } from '@/table/lesson.ts';

const DEAL = `trunfo/1 seats=2 clock=off
trump=S
0       9S 4S KH QD 10C 8H 7D 5C 3H
1       JS 3S AH QC 9D 8C 6H 5D 2C
unused  2S 5S 6S 7S 8S 10S QS KS AS 2H 4H 5H 7H 9H 10H JH QH 2D 3D 4D 6D 8D 10D JD KD AD 3C 4C 6C 7C 9C JC KC AC
lock:QC@1`;

/** A round: choosing, locking, and which card is better. */
export const duel: Lesson = {
  name: 'duel',
  title: { en: 'A round of Trunfo', ar: 'جولة ترونفو', pt: 'Uma rodada de Trunfo' },
  free: 'select',
  steps: [
    {
      record: DEAL,
      rule: 'TRU-2.2',
      lit: 'seat-1',
      say: {
        en: 'Trunfo is a duel. Both of you hold **nine** cards. In each **round** both choose one card, and the better one takes the round.',
        ar: 'ترونفو مبارزة لاثنين. كل واحد معه **٩** أوراق. في كل **جولة** يختار كل واحد ورقة، والأقوى تاخذ الجولة.',
        pt: 'Trunfo é um duelo. Cada um tem **nove** cartas. Em cada **rodada** os dois escolhem uma carta, e a melhor vence a rodada.',
      },
    },
    {
      rule: 'TRU-3.3',
      act: 'lock:KH',
      hint: 'KH do-lock',
      otherwise: {
        en: 'That one you may need later. Choose the {KH} and lock it.',
        ar: 'هذي يمكن تحتاجها بعدين. اختر {KH} وثبّتها.',
        pt: 'Essa você pode precisar depois. Escolha {KH} e trave.',
      },
      say: {
        en: 'Your opponent has locked a card, and you cannot see it. Tap the {KH}, then press **Lock**. Until then you may change your mind.',
        ar: 'خصمك ثبّت ورقة، وما تشوفها. اضغط {KH} وبعدها **ثبّت**. قبل التثبيت تقدر تغيّر.',
        pt: 'Seu adversário travou uma carta, e você não a vê. Toque em {KH} e depois em **Travar**. Até lá, pode trocar.',
      },
    },
    {
      rule: 'TRU-4.3',
      say: {
        en: 'Both cards are shown together. The order is **A, K, Q, J, 10 down to 2**, and for plain cards the suit does not matter: your King beats the Queen.',
        ar: 'تنكشف الورقتين مع بعض. الترتيب **إكة، شايب، بنت، ولد، ١٠ إلى ٢**، والشكل ما يفرق في الورق العادي: شايبك أقوى من البنت.',
        pt: 'As duas cartas aparecem juntas. A ordem é **A, K, Q, J, 10 até 2**, e entre cartas comuns o naipe não conta: seu Rei vence a Dama.',
      },
      after: '. lock:AH@1',
    },
    {
      rule: 'TRU-4.3',
      act: 'lock:3H',
      hint: '3H do-lock',
      otherwise: {
        en: 'You cannot know what lies there. This time, try a card that you can spare: the {3H}.',
        ar: 'ما تدري وش نازل. هالمرة جرّب ورقة ما تهمك: {3H}.',
        pt: 'Você não sabe o que está lá. Desta vez, arrisque uma carta que não faz falta: {3H}.',
      },
      say: {
        en: 'Each card is played once. So it pays to lose **cheaply**. Lock your lowest card, the {3H}.',
        ar: 'كل ورقة تنلعب مرة وحدة. عشان كذا اخسر **برخيص**. ثبّت أصغر ورقة معك: {3H}.',
        pt: 'Cada carta é jogada uma vez. Por isso vale perder **barato**. Trave a sua menor carta, {3H}.',
      },
    },
    {
      rule: 'TRU-5.1',
      answers: [
        {
          text: {
            en: 'A 3 was lost against an Ace: well spent',
            ar: 'راحت ٣ قدام إكة: صفقة زينة',
            pt: 'Um 3 perdido contra um Ás: bem gasto',
          },
        },
        {
          text: { en: 'I should have played my King', ar: 'كان ألعب الشايب', pt: 'Eu devia ter jogado o Rei' },
          why: {
            en: 'The King is gone, and it would have lost to the Ace too.',
            ar: 'الشايب راح، ولو لعبته غلبته الإكة.',
            pt: 'O Rei já saiu, e também perderia para o Ás.',
          },
        },
      ],
      say: {
        en: 'One round each. The winner of a round scores **one**. What happened here?',
        ar: 'جولة لكل واحد. اللي يكسب الجولة له **نقطة**. وش صار هنا؟',
        pt: 'Uma rodada para cada um. Quem vence a rodada marca **um** ponto. O que aconteceu aqui?',
      },
      after: '. lock:8C@1',
    },
    {
      rule: 'TRU-4.4',
      act: 'lock:8H',
      hint: '8H do-lock',
      otherwise: {
        en: 'Keep it for now: lock the {8H}, and see what happens.',
        ar: 'خلّها الحين: ثبّت {8H} وشف وش يصير.',
        pt: 'Guarde por enquanto: trave {8H} e veja o que acontece.',
      },
      say: {
        en: 'Now a card of the middle: lock the {8H}.',
        ar: 'الحين ورقة متوسطة: ثبّت {8H}.',
        pt: 'Agora uma carta do meio: trave {8H}.',
      },
    },
    {
      rule: 'TRU-4.4',
      say: {
        en: 'Two plain cards of the **same value**: the round is drawn, and nobody scores.',
        ar: 'ورقتين عاديات **بنفس القيمة**: تعادل، وما أحد ياخذ نقطة.',
        pt: 'Duas cartas comuns do **mesmo valor**: a rodada empata e ninguém marca.',
      },
    },
  ],
};
