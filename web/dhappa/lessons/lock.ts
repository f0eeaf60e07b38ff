import { deal } from '@/dhappa/lessons/deal.ts';
import type { Lesson } from '@/table/lesson.ts';

const DEAL = `${deal({
  hands: [
    '3H#1 4H#1 5H#1 6H#1 7H#1 8H#1 9H#1 10H#1 JH#1 4S#1 5S#1 6S#1 7S#1 8S#1 9S#1 10S#1 5D#1 6D#1 7D#1 8D#1 9D#1 10D#1 AS#1 AH#1 AD#1 AC#1 QH#1',
    '',
    '',
    '',
  ],
  draws: 'KH#1',
})}
draw run:3H#1,4H#1,5H#1,6H#1,7H#1,8H#1,9H#1,10H#1,JH#1 run:4S#1,5S#1,6S#1,7S#1,8S#1,9S#1,10S#1`;

/** The Lock, and going out. */
export const lock: Lesson = {
  name: 'lock',
  title: {
    en: 'The Lock, and going out',
    ar: 'القفل والخروج',
    ur: 'لاک، اور نکلنا',
    hi: 'लॉक, और निकलना',
  },
  steps: [
    {
      record: DEAL,
      rule: 'DHA-8.1',
      lit: 'lock',
      say: {
        en: 'To go out, a team needs the **Lock**: three runs or sets with at most **two wilds** each and at most **four together**. Your team has two.',
        ar: 'عشان تخلّص، فريقك يحتاج **القفل**: ثلاث تتابعات أو أطقم، في كل واحد **ورقتين حرة** بالكثير و**أربع** بالمجموع. عندكم اثنين.',
        ur: 'نکلنے کے لیے ٹیم کو **لاک** چاہیے: تین سیکوئنس یا سیٹ، ہر ایک میں زیادہ سے زیادہ **دو وائلڈ** اور کل **چار**۔ آپ کی ٹیم کے دو ہیں۔',
        hi: 'निकलने के लिए टीम को **लॉक** चाहिए: तीन सीक्वेंस या सेट, हर एक में ज़्यादा से ज़्यादा **दो वाइल्ड** और कुल **चार**। आपकी टीम के दो हैं।',
      },
    },
    {
      rule: 'DHA-8.1',
      lit: '5D#1 6D#1 7D#1 8D#1 9D#1 10D#1',
      act: 'run:5D#1,6D#1,7D#1,8D#1,9D#1,10D#1',
      hint: '5D#1 6D#1 7D#1 8D#1 9D#1 10D#1 do-main',
      otherwise: {
        en: 'Lay all six diamonds, {5D} to {10D}: the third run.',
        ar: 'نزّل الديمن الستة، من {5D} إلى {10D}: التتابع الثالث.',
        ur: 'چھ کی چھ اینٹیں بچھائیں، {5D} سے {10D}: تیسرا سیکوئنس۔',
        hi: 'छह की छह ईंटें बिछाएँ, {5D} से {10D}: तीसरा सीक्वेंस।',
      },
      say: {
        en: 'Lay the diamonds from {5D} to {10D}: the third run closes the Lock.',
        ar: 'نزّل الديمن من {5D} إلى {10D}: التتابع الثالث يقفل القفل.',
        ur: '{5D} سے {10D} تک اینٹیں بچھائیں: تیسرا سیکوئنس لاک پورا کرتا ہے۔',
        hi: '{5D} से {10D} तक ईंटें बिछाएँ: तीसरा सीक्वेंस लॉक पूरा करता है।',
      },
    },
    {
      rule: 'DHA-5.2',
      lit: 'QH#1 KH#1',
      act: 'add:r1:high:QH#1,KH#1',
      hint: 'QH#1 KH#1 do-main',
      otherwise: {
        en: 'Add the {QH} and the {KH} to the hearts.',
        ar: 'زد {QH} و{KH} على الهاص.',
        ur: '{QH} اور {KH} پان کے سیکوئنس میں لگائیں۔',
        hi: '{QH} और {KH} पान के सीक्वेंस में लगाएँ।',
      },
      say: {
        en: 'The Lock is yours. Now get rid of the rest: **add** {QH} and {KH} to the hearts.',
        ar: 'القفل لكم. الحين خلّص الباقي: **زد** {QH} و{KH} على الهاص.',
        ur: 'لاک آپ کا ہے۔ اب باقی پتے نکالیں: {QH} اور {KH} پان میں **لگائیں**۔',
        hi: 'लॉक आपका है। अब बाक़ी पत्ते निकालें: {QH} और {KH} पान में **लगाएँ**।',
      },
    },
    {
      rule: 'DHA-7.1',
      lit: 'AS#1 AH#1 AD#1',
      act: 'set:AS#1,AH#1,AD#1',
      hint: 'AS#1 AH#1 AD#1 do-main',
      wrong: {
        'set:AS#1,AH#1,AD#1,AC#1': 'must-keep-discard',
      },
      otherwise: {
        en: 'Lay {AS} {AH} {AD}, and keep the {AC} for the discard.',
        ar: 'نزّل {AS} {AH} {AD}، وخلّ {AC} للرمي.',
        ur: '{AS} {AH} {AD} بچھائیں، اور {AC} پھینکنے کے لیے رکھیں۔',
        hi: '{AS} {AH} {AD} बिछाएँ, और {AC} फेंकने के लिए रखें।',
      },
      say: {
        en: 'Four Aces are left. The **last card is for the discard**, so lay three: {AS} {AH} {AD}.',
        ar: 'بقت أربع إكك. **آخر ورقة للرمي**، فنزّل ثلاث: {AS} {AH} {AD}.',
        ur: 'چار اکے بچے ہیں۔ **آخری پتا پھینکنے کے لیے** ہے، اس لیے تین بچھائیں: {AS} {AH} {AD}۔',
        hi: 'चार इक्के बचे हैं। **आख़िरी पत्ता फेंकने के लिए** है, इसलिए तीन बिछाएँ: {AS} {AH} {AD}।',
      },
    },
    {
      rule: 'DHA-7.3',
      answers: [
        {
          text: {
            en: 'Two',
            ar: 'ورقتين',
            ur: 'دو',
            hi: 'दो',
          },
        },
        {
          text: {
            en: 'One',
            ar: 'ورقة',
            ur: 'ایک',
            hi: 'एक',
          },
          why: {
            en: 'One card is enough only while the team has the Lock.',
            ar: 'ورقة وحدة تكفي بس إذا القفل مع الفريق.',
            ur: 'ایک پتا تبھی کافی ہے جب ٹیم کے پاس لاک ہو۔',
            hi: 'एक पत्ता तभी काफ़ी है जब टीम के पास लॉक हो।',
          },
        },
      ],
      say: {
        en: 'Without the Lock nobody may go out. How many cards must then stay in hand after each play?',
        ar: 'بدون القفل ما أحد يخلّص. كم ورقة لازم تبقى باليد بعد كل نزول؟',
        ur: 'لاک کے بغیر کوئی نہیں نکل سکتا۔ تب ہر چال کے بعد ہاتھ میں کتنے پتے رہنے چاہییں؟',
        hi: 'लॉक के बिना कोई नहीं निकल सकता। तब हर चाल के बाद हाथ में कितने पत्ते रहने चाहिए?',
      },
    },
    {
      rule: 'DHA-9.1',
      lit: 'AC#1 lock',
      say: {
        en: 'Now discarding the {AC} would be **going out**: the hand is empty, the round is won for the team. If the draw pile runs out first, nobody wins.',
        ar: 'الحين لو رميت {AC} **خلّصت**: اليد فاضية والجولة لفريقك. ولو خلصت كومة السحب قبل، ما فيه فايز.',
        ur: 'اب {AC} پھینکنا **نکلنا** ہے: ہاتھ خالی، راؤنڈ ٹیم کا۔ گڈی پہلے ختم ہو جائے تو کوئی نہیں جیتتا۔',
        hi: 'अब {AC} फेंकना **निकलना** है: हाथ ख़ाली, राउंड टीम का। गड्डी पहले ख़त्म हो जाए तो कोई नहीं जीतता।',
      },
    },
  ],
};
