import { deal } from '@/baloot/lessons/deal.ts';
import type { Lesson } from '@/table/lesson.ts';

const DEAL = deal({
  dealer: 3,
  taker: 0,
  floor: 'KH',
  hands: [
    'KH QH JH 9H AS 8S 7C AD',
    '10H 8H KS QS 10C 9C 8C 8D',
    'AH 7H 10S 9S KC QC 10D 7D',
    'JS 7S AC JC KD QD JD 9D',
  ],
});

/** Projects and Baloot. */
export const projects: Lesson = {
  name: 'projects',
  title: { en: 'Projects and Baloot', ar: 'المشاريع والبلوت' },
  steps: [
    {
      record: `${DEAL}\nhokum:H pass pass pass pass pass`,
      rule: 'BAL-9.1',
      lit: 'KH QH JH',
      say: {
        en: 'Cards that belong together are a **project** and bring points by themselves. Three of a suit in sequence, as here, are a **Sira**.',
        ar: 'الأوراق المرتبطة **مشروع**، ولها نقاط لحالها. ثلاث أوراق ورا بعض من شكل واحد، مثل هذي، **سرا**.',
      },
    },
    {
      rule: 'BAL-2.6',
      say: {
        en: 'Sequences always go A K Q J 10 9 8 7, in trumps too. Four in sequence are a **Fifty**; five, or four alike (Kings, Queens, Jacks, tens), a **Hundred**.',
        ar: 'ترتيب المشاريع دايم: إكة شايب بنت ولد عشرة تسعة ثمانية سبعة، حتى في الحكم. أربع ورا بعض **خمسين**، وخمس ورا بعض أو أربع متشابهة (شيّاب، بنات، أولاد، عشرات) **مية**.',
      },
    },
    {
      rule: 'BAL-9.4',
      answers: [
        { text: { en: 'Fifty', ar: 'خمسين' } },
        {
          text: { en: 'Sira', ar: 'سرا' },
          why: {
            en: 'A Sira has three cards. These are four in sequence.',
            ar: 'السرا ثلاث أوراق. وهذي أربع ورا بعض.',
          },
        },
        {
          text: { en: 'Nothing', ar: 'ولا شي' },
          why: {
            en: 'Q J 10 9 of one suit stand in sequence: four cards are a Fifty.',
            ar: 'بنت ولد عشرة تسعة من شكل واحد ورا بعض: أربع أوراق خمسين.',
          },
        },
      ],
      say: {
        en: 'What are {QS} {JS} {10S} {9S}? (Four Aces in Sun are even a **Four hundred**.)',
        ar: 'وش تكون {QS} {JS} {10S} {9S}؟ (وأربع إكك في الصن **أربعمية**.)',
      },
    },
    {
      rule: 'BAL-9.11',
      act: 'declare:sira',
      hint: 'do-declare-sira',
      otherwise: {
        en: 'Once your first card is played, it is too late to declare. First press **Sira**.',
        ar: 'إذا لعبت أول ورقة راح المشروع. أول اضغط **سرا**.',
      },
      say: {
        en: 'A project is declared on your first turn, **before** your first card. Press Sira.',
        ar: 'المشروع ينقال في أول دور لك، **قبل** أول ورقة. اضغط سرا.',
      },
    },
    {
      rule: 'BAL-9.12',
      act: 'JH',
      otherwise: {
        en: 'Begin with your strongest trump, the {JH}: nothing beats it.',
        ar: 'ابدأ بأقوى حكم معك {JH}: ما فوقها شي.',
      },
      say: {
        en: 'Everybody hears “Sira”, nobody sees the cards yet. Now lead the {JH}.',
        ar: 'الكل سمع «سرا»، وللحين ما أحد شاف الأوراق. الحين ابدأ بـ {JH}.',
      },
      after: '8H 7H declare:sira 7S',
    },
    {
      rule: 'BAL-9.13',
      lit: 'seat-3',
      say: {
        en: 'An opponent declared a Sira too. After the first trick the best ones are compared: the **bigger kind** wins, then the **higher card**.',
        ar: 'والخصم قال سرا بعد. بعد الأكلة الأولى تنقارن: **المشروع الأكبر**، وإذا تساووا **الورقة الأعلى**.',
      },
    },
    {
      rule: 'BAL-9.17',
      answers: [
        { text: { en: 'Only our side', ar: 'فريقنا بس' } },
        {
          text: { en: 'Only their side', ar: 'فريقهم بس' },
          why: {
            en: 'Equal, so the seat that speaks earlier wins: you sit to the dealer’s right, you speak first.',
            ar: 'تعادل، فيكسب اللي يتكلم قبل: وأنت يمين الموزّع، أول من يتكلم.',
          },
        },
        {
          text: { en: 'Both sides', ar: 'الفريقين' },
          why: {
            en: 'Only the side with the best project scores, and then all it declared. The other side’s count nothing.',
            ar: 'بس الفريق اللي معه أكبر مشروع، وتنحسب له كل مشاريعه. والثاني ولا شي.',
          },
        },
      ],
      say: {
        en: 'Suppose both hold K Q J: **equal**. Then the seat that speaks earlier wins. You spoke first. Who scores?',
        ar: 'لو كل واحد معه شايب بنت ولد: **تعادل**. هنا يكسب اللي يتكلم قبل، وأنت أول من تكلم. لمين تنحسب؟',
      },
      after: '.',
    },
    {
      rule: 'BAL-9.19',
      say: {
        en: 'So it was: your cards are **shown** to everybody, theirs never are. Your side has the Sira: 2 points in Hokum.',
        ar: 'وهذا اللي صار: أوراقك **تنكشف** للكل، وأوراقهم ما تنكشف. السرا لكم: نقطتين في الحكم.',
      },
      after: '.',
    },
    {
      rule: 'BAL-10.1',
      act: 'KH',
      otherwise: {
        en: 'You hold King and Queen of trumps. Play the {KH} first.',
        ar: 'معك شايب الحكم وبنته. العب {KH} أول.',
      },
      say: {
        en: 'King and Queen of trumps in one hand are **Baloot**, like the game: 2 points more, never multiplied. Play the {KH}.',
        ar: 'شايب الحكم وبنته في يد وحدة اسمها **بلوت**، مثل اللعبة: نقطتين زيادة ما تتضاعف. العب {KH}.',
      },
      after: '10H AH 9D . 7D JD',
    },
    {
      rule: 'BAL-10.2',
      act: 'AD',
      say: {
        en: 'Nobody was told yet: Baloot is announced with the **second** of the two. First take this trick with the {AD}.',
        ar: 'للحين ما انقال شي: البلوت ينقال مع الورقة **الثانية**. أول خذ هالأكلة بـ {AD}.',
      },
      after: '8D .',
    },
    {
      rule: 'BAL-10.2',
      act: 'QH',
      otherwise: { en: 'Now the other one of the two: the {QH}.', ar: 'الحين الورقة الثانية: {QH}.' },
      say: {
        en: 'Now play the {QH}: the table announces Baloot by itself.',
        ar: 'الحين العب {QH}: والبلوت ينقال لحاله.',
      },
      after: '8C 9S QD',
    },
    {
      rule: 'BAL-9.6',
      say: {
        en: '**Baloot!** On the sheet a Sira is 2 points in Hokum, a Fifty 5, a Hundred 10. In Sun they are worth twice that: 4, 10, 20, and the Four hundred 40.',
        ar: '**بلوت!** وفي النشرة: السرا نقطتين في الحكم، والخمسين ٥، والمية ١٠. وفي الصن الضعف: ٤ و١٠ و٢٠، والأربعمية ٤٠.',
      },
    },
  ],
};
