import { deal } from '@/dhappa/lessons/deal.ts';
import type { Lesson } from '@/table/lesson.ts';

const DEAL = `${deal({
  hands: ['3H#1 4H#1 5H#1 9C#1 10C#1 JK#1 6S#1 KD#1', '', '6C#1 7C#1 8C#1 JD#1', '4D#1 5D#1 6D#1 QS#1'],
  draws: '10H#1 JH#1 7D#1',
  first: 2,
})}
draw run:6C#1,7C#1,8C#1 drop:JD#1 draw run:4D#1,5D#1,6D#1 drop:QS#1 draw`;

/** Playing as a team. */
export const team: Lesson = {
  name: 'team',
  title: {
    en: 'Playing as a team',
    ar: 'اللعب كفريق',
    ur: 'ٹیم کا کھیل',
    hi: 'टीम का खेल',
  },
  steps: [
    {
      record: DEAL,
      rule: 'DHA-5.3',
      lit: 'run-r1',
      say: {
        en: 'Your partner has opened with clubs: the run belongs to **your team**. On the other board the opponents have diamonds.',
        ar: 'خويّك افتتح بالشيريا: التتابع **لفريقك**. وعلى اللوحة الثانية للخصوم ديمن.',
        ur: 'ساتھی نے چڑیا سے کھولا ہے: یہ سیکوئنس **آپ کی ٹیم** کا ہے۔ دوسرے بورڈ پر مخالفوں کی اینٹ ہے۔',
        hi: 'साथी ने चिड़ी से खोला है: यह सीक्वेंस **आपकी टीम** का है। दूसरे बोर्ड पर विरोधियों की ईंट है।',
      },
    },
    {
      rule: 'DHA-4.2',
      act: 'run:3H#1,4H#1,5H#1',
      hint: '3H#1 4H#1 5H#1 do-main',
      wrong: {
        'add:r1:high:9C#1': 'not-opened',
      },
      otherwise: {
        en: 'Open first: {3H} {4H} {5H}.',
        ar: 'افتتح أول: {3H} {4H} {5H}.',
        ur: 'پہلے کھولیں: {3H} {4H} {5H}۔',
        hi: 'पहले खोलें: {3H} {4H} {5H}।',
      },
      say: {
        en: 'You would like to add to the clubs, but each player **opens alone**. Open with {3H} {4H} {5H}.',
        ar: 'تبي تزيد على الشيريا، لكن كل لاعب **يفتتح لحاله**. افتتح بـ {3H} {4H} {5H}.',
        ur: 'آپ چڑیا میں لگانا چاہتے ہیں، مگر ہر کھلاڑی **خود کھولتا** ہے۔ {3H} {4H} {5H} سے کھولیں۔',
        hi: 'आप चिड़ी में लगाना चाहते हैं, पर हर खिलाड़ी **ख़ुद खोलता** है। {3H} {4H} {5H} से खोलें।',
      },
    },
    {
      rule: 'DHA-5.3',
      lit: 'run-r1 9C#1 10C#1',
      act: 'add:r1:high:9C#1,10C#1',
      hint: '9C#1 10C#1 do-main',
      otherwise: {
        en: 'Add the {9C} and the {10C} to your partner’s clubs.',
        ar: 'زد {9C} و{10C} على شيريا خويّك.',
        ur: '{9C} اور {10C} ساتھی کی چڑیا میں لگائیں۔',
        hi: '{9C} और {10C} साथी की चिड़ी में लगाएँ।',
      },
      say: {
        en: 'Now help your team: **add** {9C} and {10C} to your partner’s run.',
        ar: 'الحين ساعد فريقك: **زد** {9C} و{10C} على تتابع خويّك.',
        ur: 'اب ٹیم کی مدد کریں: {9C} اور {10C} ساتھی کے سیکوئنس میں **لگائیں**۔',
        hi: 'अब टीम की मदद करें: {9C} और {10C} साथी के सीक्वेंस में **लगाएँ**।',
      },
    },
    {
      rule: 'DHA-12.1',
      lit: 'seat-1',
      act: 'drop:KD#1',
      hint: 'KD#1 do-discard',
      wrong: {
        'drop:7D#1': {
          en: 'The next player’s team has {4D} {5D} {6D}: your {7D} would go right on it. Discard the {KD}.',
          ar: 'فريق اللي بعدك عنده {4D} {5D} {6D}: {7D} تركب عليها على طول. ارمِ {KD}.',
          ur: 'اگلے کھلاڑی کی ٹیم کے پاس {4D} {5D} {6D} ہے: آپ کا {7D} سیدھا وہیں لگے گا۔ {KD} پھینکیں۔',
          hi: 'अगले खिलाड़ी की टीम के पास {4D} {5D} {6D} है: आपका {7D} सीधा वहीं लगेगा। {KD} फेंकें।',
        },
      },
      otherwise: {
        en: 'Think of the next player: the {KD} fits nothing over there.',
        ar: 'فكّر باللي بعدك: {KD} ما تركب على شي عندهم.',
        ur: 'اگلے کھلاڑی کا سوچیں: {KD} وہاں کہیں نہیں لگتا۔',
        hi: 'अगले खिलाड़ी का सोचें: {KD} वहाँ कहीं नहीं लगता।',
      },
      say: {
        en: 'The **next player** is an opponent and may take what you discard. Which diamond is no help over there: {7D} or {KD}?',
        ar: '**اللي بعدك** خصم وممكن ياخذ اللي ترميه. أي ديمن ما تفيدهم: {7D} أو {KD}؟',
        ur: '**اگلا کھلاڑی** مخالف ہے اور آپ کا پھینکا پتا اٹھا سکتا ہے۔ کون سی اینٹ ان کے کام کی نہیں: {7D} یا {KD}؟',
        hi: '**अगला खिलाड़ी** विरोधी है और आपका फेंका पत्ता उठा सकता है। कौन सी ईंट उनके काम की नहीं: {7D} या {KD}?',
      },
    },
    {
      rule: 'DHA-12.1',
      answers: [
        {
          text: {
            en: 'What was picked from the pile, and how many cards are held',
            ar: 'اللي انأخذ من الكومة، وكم ورقة باليد',
            ur: 'جو ڈھیری سے اٹھایا گیا، اور کتنے پتے ہاتھ میں ہیں',
            hi: 'जो ढेरी से उठाया गया, और कितने पत्ते हाथ में हैं',
          },
        },
        {
          text: {
            en: 'My partner’s hand',
            ar: 'يد خويّي',
            ur: 'ساتھی کا ہاتھ',
            hi: 'साथी का हाथ',
          },
          why: {
            en: 'Nobody sees another hand, not even the partner’s. Cards taken from the pile are known to all.',
            ar: 'ما أحد يشوف يد غيره، ولا يد خويّه. بس اللي ينأخذ من الكومة معروف للكل.',
            ur: 'کوئی دوسرے کا ہاتھ نہیں دیکھتا، ساتھی کا بھی نہیں۔ ڈھیری سے اٹھائے پتے سب کو معلوم ہیں۔',
            hi: 'कोई दूसरे का हाथ नहीं देखता, साथी का भी नहीं। ढेरी से उठाए पत्ते सबको मालूम हैं।',
          },
        },
      ],
      say: {
        en: 'What do you know about the other hands?',
        ar: 'وش تعرف عن أيدي الباقين؟',
        ur: 'دوسروں کے ہاتھ کے بارے میں آپ کیا جانتے ہیں؟',
        hi: 'दूसरों के हाथ के बारे में आप क्या जानते हैं?',
      },
    },
    {
      rule: 'DHA-9.1',
      say: {
        en: 'One player going out wins the round for **both**. So help whoever of you holds fewer cards. You know Dhappa now. **Good luck!**',
        ar: 'إذا خلّص واحد منكم، الجولة **لكم الاثنين**. فساعد اللي أوراقه أقل. الحين أنت تعرف دهابا. **بالتوفيق!**',
        ur: 'ایک نکل جائے تو راؤنڈ **دونوں** کا۔ اس لیے جس کے پتے کم ہوں اس کی مدد کریں۔ اب آپ دھپا جانتے ہیں۔ **نیک تمنائیں!**',
        hi: 'एक निकल जाए तो राउंड **दोनों** का। इसलिए जिसके पत्ते कम हों उसकी मदद करें। अब आप धप्पा जानते हैं। **शुभकामनाएँ!**',
      },
    },
  ],
};
