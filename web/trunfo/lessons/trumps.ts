import type { Lesson } from '@/table/lesson.ts';

const DEAL = `trunfo/1 seats=2 clock=off
trump=S
0       9S 4S KH QD 10C 8H 7D 5C 3H
1       JS 3S AH QC 9D 8C 6H 5D 2C
unused  2S 5S 6S 7S 8S 10S QS KS AS 2H 4H 5H 7H 9H 10H JH QH 2D 3D 4D 6D 8D 10D JD KD AD 3C 4C 6C 7C 9C JC KC AC
lock:AH@1`;

/** Trumps, counting them, and how a match ends. */
export const trumps: Lesson = {
  name: 'trumps',
  title: { en: 'Trumps, and the match', ar: 'الحكم والمباراة', pt: 'Trunfos e a partida' },
  free: 'select',
  steps: [
    {
      record: DEAL,
      rule: 'TRU-2.1',
      lit: '9S 4S',
      say: {
        en: 'Before the deal one suit is turned up: it is **trump** for the whole match. Here it is {S}. You hold two trumps.',
        ar: 'قبل التوزيع ينكشف شكل: هو **الحكم** للمباراة كلها. هنا {S}. ومعك ورقتين حكم.',
        pt: 'Antes da distribuição vira-se um naipe: é o **trunfo** da partida inteira. Aqui é {S}. Você tem dois trunfos.',
      },
    },
    {
      rule: 'TRU-4.1',
      act: 'lock:4S',
      hint: '4S do-lock',
      wrong: {
        'lock:9S': {
          en: 'It wins as well, but against a plain card the smaller trump is enough. Lock the {4S}.',
          ar: 'تكسب بعد، لكن قدام ورقة عادية يكفي الحكم الصغير. ثبّت {4S}.',
          pt: 'Também vence, mas contra uma carta comum basta o trunfo menor. Trave {4S}.',
        },
      },
      otherwise: {
        en: 'A plain card may lose here. Try the small trump: lock the {4S}.',
        ar: 'الورقة العادية ممكن تخسر هنا. جرّب الحكم الصغير: ثبّت {4S}.',
        pt: 'Uma carta comum pode perder aqui. Tente o trunfo pequeno: trave {4S}.',
      },
      say: {
        en: 'Any trump beats **any** plain card. Lock your small trump, the {4S}.',
        ar: 'أي حكم أقوى من **أي** ورقة عادية. ثبّت الحكم الصغير: {4S}.',
        pt: 'Qualquer trunfo vence **qualquer** carta comum. Trave o seu trunfo pequeno, {4S}.',
      },
    },
    {
      rule: 'TRU-4.1',
      say: {
        en: 'A four took an Ace: the {4S} is a trump, the {AH} is not.',
        ar: 'أربعة أكلت إكة: {4S} حكم و{AH} مو حكم.',
        pt: 'Um quatro venceu um Ás: {4S} é trunfo, {AH} não é.',
      },
      after: '. lock:JS@1',
    },
    {
      rule: 'TRU-2.7',
      answers: [
        { text: { en: 'Two', ar: 'ثنتين', pt: 'Dois' } },
        {
          text: { en: 'Nobody can know', ar: 'ما أحد يدري', pt: 'Não dá para saber' },
          why: {
            en: 'You can: both hands are dealt equally many trumps, and you were dealt two.',
            ar: 'إلا تدري: كل واحد يجيه نفس عدد الحكم، وأنت جاك ثنتين.',
            pt: 'Dá: as duas mãos recebem o mesmo número de trunfos, e você recebeu dois.',
          },
        },
      ],
      say: {
        en: 'The deal is **fair**: both hands hold equally many trumps. You were dealt two. How many did your opponent get?',
        ar: 'التوزيع **عادل**: كل يد فيها نفس عدد الحكم. جاك ثنتين. كم جا خصمك؟',
        pt: 'A distribuição é **justa**: as duas mãos têm o mesmo número de trunfos. Você recebeu dois. E o adversário?',
      },
    },
    {
      rule: 'TRU-4.2',
      act: 'lock:3H',
      hint: '3H do-lock',
      wrong: {
        'lock:9S': {
          en: 'Risky: your opponent still holds both trumps, and of two trumps the higher wins. Lose cheaply now: the {3H}.',
          ar: 'مخاطرة: خصمك للحين معه الحكمين، والأعلى منهم يكسب. اخسر برخيص الحين: {3H}.',
          pt: 'Arriscado: o adversário ainda tem os dois trunfos, e entre dois trunfos vence o maior. Perca barato: {3H}.',
        },
      },
      otherwise: {
        en: 'It would be a pity if a trump lay there. Lock the {3H}.',
        ar: 'خسارة لو كان النازل حكم. ثبّت {3H}.',
        pt: 'Seria pena se lá houver um trunfo. Trave {3H}.',
      },
      say: {
        en: 'Your opponent has lost an Ace and may want revenge with a trump. Offer the {3H}.',
        ar: 'خصمك خسر إكة، ويمكن يرد بحكم. عطه {3H}.',
        pt: 'O adversário perdeu um Ás e talvez responda com um trunfo. Ofereça {3H}.',
      },
    },
    {
      rule: 'TRU-4.2',
      say: {
        en: 'A trump was spent on your 3. Remember what was played: only **one** more trump is left over there.',
        ar: 'راح حكم على ثلاثتك. تذكّر وش انلعب: ما بقى عنده إلا حكم **واحد**.',
        pt: 'Um trunfo foi gasto no seu 3. Lembre-se do que saiu: lá só resta **um** trunfo.',
      },
    },
    {
      rule: 'TRU-5.3',
      answers: [
        {
          text: {
            en: 'The first to win five rounds',
            ar: 'أول واحد يكسب خمس جولات',
            pt: 'O primeiro a vencer cinco rodadas',
          },
        },
        {
          text: { en: 'Whoever wins the last round', ar: 'اللي يكسب آخر جولة', pt: 'Quem vencer a última rodada' },
          why: {
            en: 'All nine rounds count alike. Five of nine are more than half.',
            ar: 'الجولات التسع زي بعض. خمس من تسع أكثر من النص.',
            pt: 'As nove rodadas valem o mesmo. Cinco de nove são mais da metade.',
          },
        },
      ],
      say: {
        en: 'A match has at most nine rounds. Who wins it?',
        ar: 'المباراة تسع جولات بالكثير. مين يكسبها؟',
        pt: 'Uma partida tem no máximo nove rodadas. Quem a vence?',
      },
    },
    {
      rule: 'TRU-5.4',
      say: {
        en: 'If nobody gets five, more rounds won decide after the ninth; as many each is a draw. You know Trunfo now. **Good luck!**',
        ar: 'إذا ما وصل أحد خمس، بعد التاسعة يكسب صاحب الجولات الأكثر؛ ولو تساوت تعادل. الحين أنت تعرف ترونفو. **بالتوفيق!**',
        pt: 'Se ninguém chegar a cinco, depois da nona decide quem venceu mais; se for igual, empata. Agora você sabe Trunfo. **Boa sorte!**',
      },
    },
  ],
};
