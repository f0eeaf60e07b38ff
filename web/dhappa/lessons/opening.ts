import { deal } from '@/dhappa/lessons/deal.ts';
import type { Lesson } from '@/table/lesson.ts';

const DEAL = deal({
  hands: ['8S#1 10S#1 JK#1 JD#1 QD#1 KD#1', '', '', ''],
  draws: '4C#1',
});

/** The first meld is a pure one. */
export const opening: Lesson = {
  name: 'opening',
  title: {
    en: 'Opening',
    ar: 'الافتتاح',
    ur: 'کھولنا',
    hi: 'खोलना',
  },
  steps: [
    {
      record: DEAL,
      rule: 'DHA-2.3',
      lit: 'JK#1',
      say: {
        en: '**Jokers** and all **2s** are **wild**: they stand for any card that is missing. Everything else is a natural card.',
        ar: '**الجوكر** وكل **٢** أوراق **حرة**: تحل محل أي ورقة ناقصة. والباقي أوراق عادية.',
        ur: '**جوکر** اور سب **دُکیاں** **وائلڈ** ہیں: جو پتا کم ہو اس کی جگہ لیتے ہیں۔ باقی سب اصلی پتے ہیں۔',
        hi: '**जोकर** और सब **दुक्कियाँ** **वाइल्ड** हैं: जो पत्ता कम हो उसकी जगह लेते हैं। बाक़ी सब असली पत्ते हैं।',
      },
      after: 'draw',
    },
    {
      rule: 'DHA-4.1',
      lit: 'JD#1 QD#1 KD#1',
      act: 'run:JD#1,QD#1,KD#1',
      hint: 'JD#1 QD#1 KD#1 do-main',
      wrong: {
        'run:8S#1,JK#1,10S#1': 'opening-not-pure',
      },
      otherwise: {
        en: 'First open: {JD} {QD} {KD}, a run without any wild.',
        ar: 'افتتح أول: {JD} {QD} {KD}، تتابع بدون ورق حر.',
        ur: 'پہلے کھولیں: {JD} {QD} {KD}، بغیر وائلڈ کا سیکوئنس۔',
        hi: 'पहले खोलें: {JD} {QD} {KD}, बिना वाइल्ड का सीक्वेंस।',
      },
      say: {
        en: 'Your first meld must be **pure**: no wilds in it. With it you **open**. Lay {JD} {QD} {KD}.',
        ar: 'أول نزول لك لازم يكون **صافي**: بدون ورق حر. به **تفتتح**. نزّل {JD} {QD} {KD}.',
        ur: 'آپ کا پہلا سیکوئنس یا سیٹ **پیور** ہو: کوئی وائلڈ نہیں۔ اسی سے آپ **کھولتے** ہیں۔ {JD} {QD} {KD} بچھائیں۔',
        hi: 'आपका पहला सीक्वेंस या सेट **प्योर** हो: कोई वाइल्ड नहीं। उसी से आप **खोलते** हैं। {JD} {QD} {KD} बिछाएँ।',
      },
    },
    {
      rule: 'DHA-4.2',
      lit: '8S#1 JK#1 10S#1',
      act: 'run:8S#1,JK#1,10S#1',
      hint: '8S#1 JK#1 10S#1 do-main',
      otherwise: {
        en: 'Now the joker helps: {8S}, the joker and {10S}.',
        ar: 'الحين الجوكر يساعدك: {8S} والجوكر و{10S}.',
        ur: 'اب جوکر کام آئے گا: {8S}، جوکر اور {10S}۔',
        hi: 'अब जोकर काम आएगा: {8S}, जोकर और {10S}।',
      },
      say: {
        en: 'Once open, everything is allowed, still in the same turn. Lay {8S}, the **joker** and {10S}: it stands for the {9S}.',
        ar: 'بعد الافتتاح كل شي مسموح، بنفس الدور. نزّل {8S} و**الجوكر** و{10S}: الجوكر محل {9S}.',
        ur: 'کھولنے کے بعد اسی باری میں سب کچھ کر سکتے ہیں۔ {8S}، **جوکر** اور {10S} بچھائیں: جوکر {9S} کی جگہ ہے۔',
        hi: 'खोलने के बाद उसी बारी में सब कुछ कर सकते हैं। {8S}, **जोकर** और {10S} बिछाएँ: जोकर {9S} की जगह है।',
      },
    },
    {
      rule: 'DHA-7.4',
      act: 'drop:4C#1',
      hint: '4C#1 do-discard',
      otherwise: {
        en: 'Discard the {4C}.',
        ar: 'ارمِ {4C}.',
        ur: '{4C} پھینکیں۔',
        hi: '{4C} फेंकें।',
      },
      say: {
        en: 'Good. Now discard the {4C}.',
        ar: 'ممتاز. الحين ارمِ {4C}.',
        ur: 'خوب۔ اب {4C} پھینکیں۔',
        hi: 'अच्छा। अब {4C} फेंकें।',
      },
    },
    {
      rule: 'DHA-4.3',
      answers: [
        {
          text: {
            en: 'Nothing: not even my team’s runs',
            ar: 'ولا شي: ولا حتى تتابعات فريقي',
            ur: 'کچھ نہیں: اپنی ٹیم کے سیکوئنس بھی نہیں',
            hi: 'कुछ नहीं: अपनी टीम के सीक्वेंस भी नहीं',
          },
        },
        {
          text: {
            en: 'My partner’s runs',
            ar: 'تتابعات خويّي',
            ur: 'ساتھی کے سیکوئنس',
            hi: 'साथी के सीक्वेंस',
          },
          why: {
            en: 'Each player opens alone: before that nothing on the table may be touched.',
            ar: 'كل لاعب يفتتح لحاله: قبلها ما تلمس شي على الطاولة.',
            ur: 'ہر کھلاڑی خود کھولتا ہے: اس سے پہلے میز پر کچھ نہیں چھو سکتے۔',
            hi: 'हर खिलाड़ी ख़ुद खोलता है: उससे पहले मेज़ पर कुछ नहीं छू सकते।',
          },
        },
      ],
      say: {
        en: 'What may you touch on the table before you have opened?',
        ar: 'وش تقدر تلمس على الطاولة قبل ما تفتتح؟',
        ur: 'کھولنے سے پہلے میز پر آپ کیا چھو سکتے ہیں؟',
        hi: 'खोलने से पहले मेज़ पर आप क्या छू सकते हैं?',
      },
    },
  ],
};
