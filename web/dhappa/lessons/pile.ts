import { deal } from '@/dhappa/lessons/deal.ts';
import type { Lesson } from '@/table/lesson.ts';

const DEAL = `${deal({
  hands: ['5C#1 7C#1 2D#1 9S#1', '6C#1', 'KD#1', '9H#1'],
  first: 1,
})}
draw drop:6C#1 draw drop:KD#1 draw drop:9H#1`;

/** Taking from the discard pile, and burning it. */
export const pile: Lesson = {
  name: 'pile',
  title: {
    en: 'The pile, and Dhappa!',
    ar: 'الكومة، ودهابا!',
    ur: 'ڈھیری، اور دھپا!',
    hi: 'ढेरी, और धप्पा!',
  },
  steps: [
    {
      record: DEAL,
      rule: 'DHA-3.3',
      lit: 'do-pile',
      say: {
        en: 'Three cards lie on the **discard pile**: {6C}, {KD}, and {9H} on top. Instead of drawing you may take as many from the top as you like.',
        ar: 'على **كومة الرمي** ثلاث: {6C} و{KD}، وفوقها {9H}. بدل السحب تقدر تاخذ من فوق قد ما تبي.',
        ur: '**پھینکے پتوں کی ڈھیری** میں تین پتے ہیں: {6C}، {KD} اور اوپر {9H}۔ گڈی کے بجائے اوپر سے جتنے چاہیں اٹھا سکتے ہیں۔',
        hi: '**फेंके पत्तों की ढेरी** में तीन पत्ते हैं: {6C}, {KD} और ऊपर {9H}। गड्डी की जगह ऊपर से जितने चाहें उठा सकते हैं।',
      },
    },
    {
      rule: 'DHA-3.4',
      lit: '5C#1 7C#1',
      act: 'pick:3',
      hint: 'do-take depth-3 do-take-n',
      wrong: {
        draw: {
          en: 'You could. But the {6C} is just what you need between {5C} and {7C}: take three.',
          ar: 'تقدر. لكن {6C} هي اللي ناقصتك بين {5C} و{7C}: خذ ثلاث.',
          ur: 'اٹھا سکتے ہیں، مگر {5C} اور {7C} کے بیچ {6C} ہی چاہیے: تین اٹھائیں۔',
          hi: 'उठा सकते हैं, पर {5C} और {7C} के बीच {6C} ही चाहिए: तीन उठाएँ।',
        },
      },
      otherwise: {
        en: 'Take three, down to the {6C}.',
        ar: 'خذ ثلاث، لين {6C}.',
        ur: '{6C} تک تین پتے اٹھائیں۔',
        hi: '{6C} तक तीन पत्ते उठाएँ।',
      },
      say: {
        en: 'One condition: the **deepest** card you take must be laid in this turn. The {6C} goes between your {5C} and {7C}. Take all three.',
        ar: 'بشرط: **أعمق** ورقة تاخذها لازم تنزل بهالدور. {6C} بين {5C} و{7C} اللي معك. خذ الثلاث.',
        ur: 'شرط یہ ہے: اٹھایا ہوا **سب سے نیچے** کا پتا اسی باری میں بچھے۔ {6C} آپ کے {5C} اور {7C} کے بیچ آتا ہے۔ تینوں اٹھائیں۔',
        hi: 'शर्त यह है: उठाया हुआ **सबसे नीचे** का पत्ता इसी बारी में बिछे। {6C} आपके {5C} और {7C} के बीच आता है। तीनों उठाएँ।',
      },
    },
    {
      rule: 'DHA-3.6',
      act: 'run:5C#1,6C#1,7C#1',
      hint: '5C#1 6C#1 7C#1 do-main',
      wrong: {
        'drop:KD#1': 'must-play-deepest',
      },
      otherwise: {
        en: 'Lay the {6C} now, with {5C} and {7C}.',
        ar: 'نزّل {6C} الحين مع {5C} و{7C}.',
        ur: 'اب {6C} کو {5C} اور {7C} کے ساتھ بچھائیں۔',
        hi: 'अब {6C} को {5C} और {7C} के साथ बिछाएँ।',
      },
      say: {
        en: 'Now lay the {6C} with its neighbours. It opens for you as well: the run is pure.',
        ar: 'الحين نزّل {6C} مع جاراتها. وتفتتح بعد: التتابع صافي.',
        ur: 'اب {6C} کو پڑوسی پتوں کے ساتھ بچھائیں۔ اسی سے کھل بھی جاتا ہے: سیکوئنس پیور ہے۔',
        hi: 'अब {6C} को पड़ोसी पत्तों के साथ बिछाएँ। इसी से खुल भी जाता है: सीक्वेंस प्योर है।',
      },
    },
    {
      rule: 'DHA-7.5',
      lit: '2D#1',
      act: 'drop:2D#1',
      hint: '2D#1 do-discard',
      otherwise: {
        en: 'This time, see what a 2 does: discard the {2D}.',
        ar: 'هالمرة شف وش تسوي الـ٢: ارمِ {2D}.',
        ur: 'اس بار دیکھیں دُکی کیا کرتی ہے: {2D} پھینکیں۔',
        hi: 'इस बार देखें दुक्की क्या करती है: {2D} फेंकें।',
      },
      say: {
        en: 'A discarded **2** is a **Dhappa**: it burns the whole pile, itself too. Discard the {2D}.',
        ar: 'رمية **٢** هي **دهابا**: تحرق الكومة كلها ومعها نفسها. ارمِ {2D}.',
        ur: 'پھینکی ہوئی **دُکی** **دھپا** ہے: پوری ڈھیری جل جاتی ہے، خود بھی۔ {2D} پھینکیں۔',
        hi: 'फेंकी हुई **दुक्की** **धप्पा** है: पूरी ढेरी जल जाती है, ख़ुद भी। {2D} फेंकें।',
      },
    },
    {
      rule: 'DHA-7.5',
      answers: [
        {
          text: {
            en: 'When the pile is good for the next player',
            ar: 'إذا الكومة تفيد اللي بعدك',
            ur: 'جب ڈھیری اگلے کھلاڑی کے کام کی ہو',
            hi: 'जब ढेरी अगले खिलाड़ी के काम की हो',
          },
        },
        {
          text: {
            en: 'Always, as early as possible',
            ar: 'دايم وبدري',
            ur: 'ہمیشہ، جتنا جلد ہو',
            hi: 'हमेशा, जितना जल्दी हो',
          },
          why: {
            en: 'A 2 is a wild card and helps your own runs. Burn when the others would gain more.',
            ar: 'الـ٢ ورقة حرة وتفيد تتابعاتك. احرق إذا الخصوم بيستفيدون أكثر.',
            ur: 'دُکی وائلڈ ہے اور آپ کے سیکوئنس کے کام آتی ہے۔ تب جلائیں جب دوسروں کا زیادہ فائدہ ہو۔',
            hi: 'दुक्की वाइल्ड है और आपके सीक्वेंस के काम आती है। तब जलाएँ जब दूसरों का ज़्यादा फ़ायदा हो।',
          },
        },
      ],
      say: {
        en: 'Burnt cards are gone for this round. When is a Dhappa worth its 2?',
        ar: 'الأوراق المحروقة راحت بهالجولة. متى تستاهل دهابا؟',
        ur: 'جلے پتے اس راؤنڈ سے نکل گئے۔ دھپا کب فائدے کا ہے؟',
        hi: 'जले पत्ते इस राउंड से निकल गए। धप्पा कब फ़ायदे का है?',
      },
    },
  ],
};
